import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { color, column, from, line, notPrinted, space, style, text } from "../../theme/theme";

type EnrollBannerProps = {
  copy: Queries.EnrollBannerFragment;
  /** The buttons. */
  children: ReactNode;
};

/** The call to action at the end of a page. */
export function EnrollBanner({ copy, children }: EnrollBannerProps) {
  return (
    <section aria-labelledby="enroll-heading" css={ground}>
      <div css={row}>
        <div css={{ display: "grid", gap: space.m }}>
          <h2 id="enroll-heading" css={text.h2}>
            {copy.heading}
          </h2>
          <p css={text.lead}>{copy.text}</p>
        </div>
        <div css={actions}>{children}</div>
      </div>
    </section>
  );
}

const ground = {
  background: color.panel,
  borderTop: line.ink,
  paddingBlock: "clamp(3rem, 7vw, 5rem)",
  ...notPrinted,
};
const row = {
  ...column,
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  [from.desktop]: { gridTemplateColumns: "3fr 2fr" },
};
const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.m,
  [from.desktop]: { justifyContent: "flex-end" },
});

export const query = graphql`
  fragment EnrollBanner on EnrollBanner { heading text }
`;
