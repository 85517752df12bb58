import { graphql, type PageProps } from "gatsby";
import { Album } from "../components/gallery/album";
import { Page } from "../components/layout/page";
import { Island } from "../islands/island";
import { Section } from "../components/layout/section";
import { Videos } from "../components/gallery/videos";
import { pageQueries } from "../content/sections";
import { from, gridColumns, space } from "../theme/theme";

export default function GalleryPage({ data, location }: PageProps<Queries.GalleryQuery>) {
  const { categories, list, albums, videos } = data.gallery;
  return (
    <Page page={data.gallery} path={location.pathname} listFirst>
      <Section id="albums" entries={albums} heading={list}>
        <Island name="Lightbox" query={pageQueries["/gallery"]} props={{}}>
          <ul css={[gridColumns(2, 2), grid]}>
            {albums.map((album) => (
              <Album key={album.slug} album={album} kind={categories.find(({ name }) => name === album.type)} />
            ))}
          </ul>
        </Island>
      </Section>
      <Section id="videos" entries={data.allVideo.nodes} heading={videos} ground="card">
        <Videos videos={data.allVideo.nodes} />
      </Section>
    </Page>
  );
}

const grid = { gap: `${space.xl} clamp(1.5rem, 4vw, 3.5rem)`, [from.tablet]: { marginTop: space.xl } };

export const query = graphql`
  query Gallery {
    gallery {
      ...Page
      categories { name icon color }
      list { ...Section }
      videos { ...Section }
      invitation { ...Invitation }
      albums { ...Album }
    }
    allVideo { nodes { ...Videos } }
  }
`;
