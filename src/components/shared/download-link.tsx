import { graphql } from "gatsby";
import { button, buttonKinds } from "./button-style";
import { style } from "../../theme/theme";

type DownloadLinkProps = { download: Queries.DownloadLinkFragment; kind?: keyof typeof buttonKinds };

export function DownloadLink({ download, kind = "plain" }: DownloadLinkProps) {
  return (
    <a href={download.path} download css={[button, buttonKinds[kind], wrapping]}>
      <span>{download.label}</span> <span css={size}>(PDF, {download.kilobytes} kB)</span>
    </a>
  );
}

const wrapping = style({ flexWrap: "wrap", columnGap: "0.375rem", rowGap: 0 });
const size = { fontWeight: 400, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment DownloadLink on Download { path label kilobytes }
`;
