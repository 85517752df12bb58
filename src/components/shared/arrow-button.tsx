import { color, pillFrame, pressable } from "../../theme/theme";

type ArrowButtonProps = { label: string; forward?: boolean; onClick: () => void };

export function ArrowButton({ label, forward = false, onClick }: ArrowButtonProps) {
  return (
    <button type="button" css={round} aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
        css={forward ? { transform: "scaleX(-1)" } : undefined}
      >
        <path
          d="M17 10H4m6-6.5L3.5 10l6.5 6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

const round = {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "3rem",
  height: "3rem",
  padding: 0,
  ...pillFrame,
  background: color.highlight,
  color: color.ink,
  ...pressable,
};
