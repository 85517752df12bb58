import type { ReactNode } from "react";
import { color, line, radius, space, text } from "../../theme/theme";
import { Picture } from "./picture";

type PersonProps = {
  picture: Queries.PictureFragment;
  name: string;
  /** Where the person is introduced. */
  to: string;
  /** What the person is. */
  title: string;
  /** What the person says or does here. */
  children?: ReactNode;
};

/** A person in a row: a small round portrait beside the name, which leads to where the person is introduced. */
export function Person({ picture, name, to, title, children }: PersonProps) {
  return (
    <div css={row}>
      <Picture picture={picture} sizes="80px" between={smallCopies} css={portrait} />
      <div>
        <a href={to} css={link}>
          {name}
        </a>
        <p css={role}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Up to twice the width of the portrait. */
const smallCopies = [0, 200] as const;

const row = { display: "grid", gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "start", gap: space.m };
const portrait = {
  width: "5rem",
  height: "5rem",
  objectFit: "cover" as const,
  border: line.ink,
  borderRadius: radius.pill,
};
const link = { ...text.h3, display: "inline-block", paddingBlock: "0.25rem", color: color.action };
const role = { ...text.small, color: color.inkSoft };
