import { graphql, type PageProps } from "gatsby";
import { Album } from "../components/library/album";
import { Categories, useCategory } from "../components/basics/categories";
import { Widget } from "../components/basics/widget";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Lightbox } from "../components/library/lightbox";
import { PictureAlone } from "../components/library/picture-alone";
import { Section } from "../components/layout/section";
import { Videos } from "../components/library/videos";
import { island } from "../browser/island";
import { assertPresent } from "../assert-present";
import { columns, plainList, space } from "../theme/theme";

export default function GalleryPage({ data, location }: PageProps<Queries.GalleryQuery>) {
  const { seo, title, kicker, hero, categories, list, albums, videos, invitation } = assertPresent(
    data.gallery,
    "gallery",
  );
  const entries = albums.map(({ slug, type }) => ({ id: `album-${slug}`, category: type }));
  const category = useCategory(entries);
  const shown = albums.filter(({ type }) => !category || type === category);
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <Section id="albums" heading={list}>
        <Widget name="categories">
          <Categories heading={categories.heading} categories={categories.items} entries={entries} noun="albums" />
        </Widget>
        <div {...island.withQuery}>
          <ul css={[plainList, columns(2, 2), grid]}>
            {shown.map((album) => (
              <Album key={album.slug} album={album} />
            ))}
          </ul>
          <Widget name="lightbox" fallback={<PictureAlone albums={albums} />}>
            <Lightbox albums={albums} />
          </Widget>
        </div>
      </Section>
      <Section id="videos" heading={videos} ground="card">
        <Videos videos={data.allVideo.nodes} />
      </Section>
    </Layout>
  );
}

const grid = { gap: "3.5rem clamp(1.5rem, 4vw, 3.5rem)", marginTop: space.xl };

export const query = graphql`
  query Gallery {
    gallery {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      categories {
        heading
        items {
          name
          icon
          color
        }
      }
      list {
        ...Section
      }
      videos {
        ...Section
      }
      invitation {
        ...Invitation
      }
      albums {
        ...Album
        ...Lightbox
      }
    }
    allVideo {
      nodes {
        ...Videos
      }
    }
  }
`;
