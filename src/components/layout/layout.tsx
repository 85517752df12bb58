import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { site } from "../../site-copy";
import { baseStyles } from "../../theme/base-styles";
import { color, radius, style } from "../../theme/theme";
import { AskButton, ButtonLink } from "../shared/buttons";
import { Footer } from "./footer";
import { Header } from "./header";
import { Invitation } from "./invitation";
import { Seo, type SeoProps } from "./seo";

type LayoutProps = {
  seo: SeoProps;
  /** The page's path; null for pages without a URL. */
  path: string | null;
  /** The call to action above the footer; omit on pages that end with their own. */
  invitation?: Queries.InvitationFragment | null;
  children: ReactNode;
};

export function Layout({ seo, path, invitation, children }: LayoutProps) {
  return (
    <>
      <Seo {...seo} path={path} />
      <Global styles={baseStyles()} />
      <a css={skipLink} href="#main">
        Skip to content
      </a>
      <Header path={path} />
      <main
        id="main"
        tabIndex={-1}
        // For static/print.css.
        data-letterhead={[letterhead, path && site.url + path].filter(Boolean).join("\n")}
        style={{ "--site": `"${site.url}"` }}
        css={{ outline: "none" }}
      >
        {children}
      </main>
      <Footer>
        {invitation && (
          <Invitation copy={invitation}>
            <ButtonLink to={invitation.action.link} kind="highlight">
              {invitation.action.label}
            </ButtonLink>
            <AskButton page={path} />
          </Invitation>
        )}
      </Footer>
    </>
  );
}

const letterhead = [site.name, site.contact.phone, site.contact.email].join(" · ");

const skipLink = style({
  position: "absolute",
  top: 0,
  left: "1rem",
  zIndex: 3,
  padding: "0.75rem 1rem",
  borderRadius: `0 0 ${radius.small} ${radius.small}`,
  background: color.ink,
  color: color.card,
  transform: "translateY(-110%)",
  ":focus": { transform: "none" },
});
