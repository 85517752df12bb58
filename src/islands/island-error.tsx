import { site } from "../site-copy";
import { ButtonLink } from "../components/shared/button-link";
import { Disclosure } from "../components/shared/disclosure";
import { outlined, space, stack, style } from "../theme/theme";

const { heading, text: explanation } = site.failure;

/** "Unexpected Application Error!", the thrown message or status, and the stack if there is one. */
export function IslandError({ error }: { error: unknown }) {
  const { message, stack, status, statusText } = Object(error) as Partial<Error & Response>;
  const summary =
    status === undefined ? (message ?? (typeof error === "string" ? error : "")) : `${status} ${statusText ?? ""}`;
  return (
    <div role="alert" css={box}>
      <h3>{heading}</h3>
      <p>{explanation}</p>
      {summary && <p css={{ fontWeight: 700 }}>{summary}</p>}
      {stack && (
        <Disclosure summary="Technical details">
          <pre css={trace}>{stack}</pre>
        </Disclosure>
      )}
      <div>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </div>
  );
}

const box = { ...outlined, ...stack(space.m), minWidth: 0, padding: space.m };
const trace = style({ overflowX: "auto", fontSize: "0.8125rem" });
