import type { ReactNode } from "react";
import { pillFrame, space, stack, text } from "../../theme/theme";
import { Picture } from "./picture";

type PersonProps = {
  picture: Queries.PictureFragment | null;
  name: string;
  /** The address of an entry about the person. */
  to?: string;
  title: ReactNode;
  /** What the person says or does here. */
  children?: ReactNode;
};

export function Person({ picture, name, to, title, children }: PersonProps) {
  return (
    <div css={picture && row}>
      {picture && <Picture picture={picture} sizes="80px" between={smallCopies} css={portrait} />}
      <div>
        {to ? (
          <a href={to} css={link}>
            {name}
          </a>
        ) : (
          <b css={text.h3}>{name}</b>
        )}
        <p css={text.quiet}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Up to twice the display width. */
const smallCopies = [0, 200] as const;

const row = { ...stack(space.m), gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "start" };
const portrait = { width: "5rem", height: "5rem", ...pillFrame };
const link = { ...text.h3, display: "inline-block" };
