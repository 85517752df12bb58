import type { ReactNode } from "react";
import { pillFrame, space, stack, text } from "../../theme/theme";
import { Picture } from "./picture";

type PersonProps = {
  picture: Queries.PictureFragment | null;
  name: string;
  to: string;
  title: ReactNode;
  /** What the person says or does here. */
  children?: ReactNode;
};

export function Person({ picture, name, to, title, children }: PersonProps) {
  return (
    <div css={picture && row}>
      {picture && <Picture picture={picture} sizes="80px" between={smallCopies} css={portrait} />}
      <div>
        <a href={to} css={link}>
          {name}
        </a>
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
