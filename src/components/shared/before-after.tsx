import { color, space, srOnly, stack } from "../../theme/theme";

type BeforeAfterProps = { before: string | null; after: string };

/** Where a career began and where it led: on screen an arrow says so, to screen readers hidden terms. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  if (before === null) return <p css={{ fontWeight: 700 }}>{after}</p>;
  return (
    <div css={grid}>
      <svg viewBox="0 0 24 72" width="24" height="72" aria-hidden="true" css={arrow}>
        <path
          d="M12 3c-4 20 4 42 0 62M4 57c3 3 6 6 8 10 2-4 5-7 8-10"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <dl css={lines}>
        <div>
          <dt css={srOnly}>Before</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt css={srOnly}>After</dt>
          <dd css={{ fontWeight: 700 }}>{after}</dd>
        </div>
      </dl>
    </div>
  );
}

const grid = { ...stack(space.m), gridTemplateColumns: "1.5rem 1fr", alignItems: "center" };
const lines = { ...stack("0.75rem"), lineHeight: 1.35 };
const arrow = { color: color.alert };
