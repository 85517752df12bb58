import { cardFrame, cluster, font, from, gridColumns, space, stack, style } from "../../theme/theme";
import { Badge } from "./badge";
import { foldedOut, foldOnPhones, summaryRow } from "./disclosure";
import { Icon } from "./icon";
import { Rail } from "./rail";
import { ShortList } from "./short-list";

type Work = {
  title: string;
  icon?: Queries.IconName;
  popular?: boolean | null;
  /** The level, the duration or, if retired, when. */
  note?: string | null;
  description?: string | null;
  /** Examples, skills, topics or tools. */
  terms?: readonly string[];
  price?: string;
};

type WorkCardsProps = { label: string; works: readonly Work[]; look?: "ticks" | "dots" };

/**
 * Projects, domains of projects, internship tracks, training programmes or certifications. Cards with prices are never
 * swiped, because visitors compare them: phones fold everything below the price.
 */
export function WorkCards({ label, works, look }: WorkCardsProps) {
  const grid = gridColumns(2, 2);
  const cards = works.map(({ title, icon, popular, note, description, terms = [], price }) => {
    const [Work, Head] = price ? (["details", "summary"] as const) : (["div", "div"] as const);
    return (
      <li key={title} css={card}>
        <Work css={fold}>
          <Head css={[price && summaryRow, head]}>
            {icon && <Icon name={icon} size={40} />}
            <h3 css={{ flex: "1 1 75%" }}>{title}</h3>
            {price && <b css={[amount, note && { flexBasis: "100%" }]}>{price}</b>}
            {popular && <Badge>Popular</Badge>}
            {note && <Badge tone="quiet">{note}</Badge>}
          </Head>
          <div css={body}>
            {description && <p>{description}</p>}
            <ShortList look={look} items={terms} />
          </div>
        </Work>
      </li>
    );
  });
  return works.some(({ price }) => price) ? (
    <ul aria-label={label} css={grid}>
      {cards}
    </ul>
  ) : (
    <Rail label={label} wide={grid}>
      {cards}
    </Rail>
  );
}

const card = style({
  ...cardFrame,
  ...font.small,
  padding: "1.125rem",
  // If their number is odd, the first fills a row.
  [from.tablet]: { ":first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" } },
});
const head = { ...cluster(`${space.xs} 0.75rem`), alignItems: "center" };
const body = { ...stack(space.m), marginTop: space.m };
const amount = { ...font.h3, flex: "1 1 auto", fontSize: "1.125rem", fontVariantNumeric: "tabular-nums" };
const fold = foldOnPhones({ ...foldedOut, padding: 0 });
