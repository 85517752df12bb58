import { asBreadcrumbList } from "../../structured-data/organization";
import { color, style } from "../../theme/theme";
import { StructuredData } from "./seo";

type BreadcrumbProps = { trail: readonly { label: string; to: string }[]; here: string };

/** The path from the home page to this page; `trail` excludes both. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  const crumbs = [{ label: "Home", to: "/" }, ...trail];
  return (
    <nav aria-label="Breadcrumb">
      <ol css={crumbList}>
        {crumbs.map(({ label, to }) => (
          <li key={to} css={crumb}>
            <a href={to} css={crumbLink}>
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" css={[crumb, lastCrumb]}>
          {here}
        </li>
      </ol>
      <StructuredData thing={asBreadcrumbList(crumbs, here)} />
    </nav>
  );
}

const crumbList = style({ display: "flex", alignItems: "baseline", fontSize: "0.9375rem", whiteSpace: "nowrap" });
const crumb = { "li + &::before": { content: ['"/"', '"/" / ""'], marginInline: "0.5rem", color: color.inkSoft } };
/** Truncated, because the web font could change how it wraps; the heading below repeats the name. */
const lastCrumb = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" };
const crumbLink = { display: "inline-block", color: color.ink };
