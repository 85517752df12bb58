import { asBreadcrumbList } from "../../structured-data/organization";
import { color, style } from "../../theme/theme";
import { StructuredData } from "./seo";

type BreadcrumbProps = { trail: readonly { label: string; to: string }[]; here: string };

/** The path from the home page to this page; `trail` excludes both. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  const crumbs = [{ label: "Home", to: "/" }, ...trail];
  return (
    <nav aria-label="Breadcrumb">
      <ol css={list}>
        {crumbs.map(({ label, to }) => (
          <li key={to} css={item}>
            <a href={to} css={link}>
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" css={[item, last]}>
          {here}
        </li>
      </ol>
      <StructuredData thing={asBreadcrumbList(crumbs, here)} />
    </nav>
  );
}

const list = style({ display: "flex", alignItems: "baseline", fontSize: "0.9375rem", whiteSpace: "nowrap" });
const item = { "li + &::before": { content: ['"/"', '"/" / ""'], marginInline: "0.5rem", color: color.inkSoft } };
/** Truncated, because the web font could change how it wraps; the heading below repeats the name. */
const last = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" };
const link = { display: "inline-block", color: color.ink };
