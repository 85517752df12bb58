import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { cluster, color, column, from, line, notPrinted, space, stack, text } from "../../theme/theme";

type EnrollBannerProps = { copy: Queries.EnrollBannerFragment; children: ReactNode };

export function EnrollBanner({ copy, children }: EnrollBannerProps) {
  return (
    <section aria-labelledby="enroll-heading" css={ground}>
      <div css={row}>
        <div css={stack(space.m)}>
          <h2 id="enroll-heading">{copy.heading}</h2>
          <p css={text.lead}>{copy.text}</p>
        </div>
        <div css={actions}>{children}</div>
      </div>
    </section>
  );
}

const ground = { background: color.panel, borderTop: line.ink, paddingBlock: "clamp(2rem, 7vw, 5rem)", ...notPrinted };
const row = { ...column, ...stack(space.l), alignItems: "center", [from.desktop]: { gridTemplateColumns: "3fr 2fr" } };
const actions = { ...cluster(space.m), [from.desktop]: { justifyContent: "flex-end" } };

export const query = graphql`
  fragment EnrollBanner on EnrollBanner { heading text }
`;
