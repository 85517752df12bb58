import type { ReactNode } from "react";
import { cardFrame, cluster, columns, font, line, space, stack } from "../../theme/theme";
import { Icon } from "../shared/icon";
import { ShortList } from "../shared/short-list";

type Programme = {
  title: string;
  icon?: Queries.IconName;
  badge?: ReactNode;
  description?: string;
  /** Examples, skills or topics. */
  terms: readonly string[];
  price?: string;
};

/** Domains of projects, internship tracks or training programmes. */
export function ProgrammeCards({ programmes }: { programmes: readonly Programme[] }) {
  return (
    <ul css={columns(2, 2)}>
      {programmes.map(({ title, icon, badge, description, terms, price }) => (
        <li key={title} css={card}>
          <div css={head}>
            {icon && <Icon name={icon} size={40} />}
            <h3 css={{ flex: 1 }}>{title}</h3>
            {badge}
          </div>
          <div css={body}>
            {description && <p>{description}</p>}
            <ShortList items={terms} css={font.small} />
          </div>
          {price && <p css={foot}>{price}</p>}
        </li>
      ))}
    </ul>
  );
}

const card = { ...cardFrame, ...stack(space.m), gridTemplateRows: "auto 1fr auto", padding: "1.125rem 5%" };
const head = { ...cluster(`${space.xs} 0.75rem`), alignItems: "center" };
const body = { ...stack(space.m), alignContent: "start" };
const foot = { ...font.h3, paddingTop: "0.75rem", borderTop: line.soft, fontVariantNumeric: "tabular-nums" };
