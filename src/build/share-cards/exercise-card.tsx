import { codeFont } from "../../theme/font-families";
import { color, display } from "../../theme/theme";
import { foot, ink, placed, stacked } from "./card-size";
import { card, Foot, type Owner } from "./share-card";

/** The parts of an exercise that a card shows. */
export type ExerciseOnCard = { challenge: string; title: string; question: string; lines: string[] };

type ExerciseCardProps = { exercise: ExerciseOnCard; owner: Owner };

const words = { left: 52, top: 44, width: 380, height: foot.top - 88 };
const paper = { left: 462, top: 40, width: 698, height: foot.top - 80 };
const padding = { x: 22, y: 18 };

/** A character's width and a line's height, in units of the font size. */
const letter = 0.6;
const leading = 1.45;

/** The code on a sheet of paper, with a question to the reader. */
export function ExerciseCard({ exercise: { challenge, title, question, lines }, owner }: ExerciseCardProps) {
  const digits = String(lines.length).length + 2;
  const widest = Math.max(...lines.map((line) => line.length)) + digits;
  const fontSize = Math.min(
    26,
    (paper.width - 2 * padding.x - 10) / (widest * letter),
    (paper.height - 2 * padding.y - 10) / (lines.length * leading),
  );
  return (
    <div style={{ ...card, background: color.panel }}>
      <div style={column}>
        <div style={{ ...display, fontSize: 68, lineHeight: 1.05, wordBreak: "break-word" }}>{challenge}</div>
        <div style={{ ...long, fontSize: 36 }}>{title}</div>
        <div style={{ ...long, fontSize: 27, color: color.inkSoft }}>{question}</div>
      </div>
      <div style={{ ...sheet, fontSize }}>
        {lines.map((line, index) => (
          <div key={index} style={row}>
            <div style={{ color: color.inkSoft, width: digits * letter * fontSize }}>{index + 1}</div>
            <div>{line}</div>
          </div>
        ))}
      </div>
      <Foot {...owner} />
    </div>
  );
}

const column = { ...placed, ...stacked, ...words, justifyContent: "center", gap: 22 };
const long = { lineHeight: 1.2, wordBreak: "break-word" as const };
const sheet = {
  ...placed,
  ...stacked,
  ...paper,
  justifyContent: "center",
  padding: `${padding.y}px ${padding.x}px`,
  border: ink,
  borderRadius: 26,
  background: color.card,
  fontFamily: codeFont.name,
  lineHeight: leading,
  whiteSpace: "pre" as const,
};
const row = { display: "flex" };
