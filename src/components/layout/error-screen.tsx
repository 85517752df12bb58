import site from "../../../data/site.json";
import picture from "../../../data/images/pages/not-found.png";
import { band, column, from, line, outlined, space, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { Layout } from "./layout";

type ErrorScreenProps = { error: unknown };

/**
 * "Unexpected Application Error!" with what was thrown: a message, or a status with its text, and the stack if there is
 * one.
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { heading, text: body } = site.failure;
  const { message, stack, status, statusText } = Object(error) as Partial<Error & Response>;
  const summary =
    status === undefined ? (message ?? (typeof error === "string" ? error : "")) : `${status} ${statusText ?? ""}`;
  return (
    <Layout seo={{ title: heading, description: body }} path={null}>
      <div css={ground}>
        <div css={split}>
          <div css={textColumn}>
            <h1 css={text.h1}>{heading}</h1>
            <p css={text.lead}>{body}</p>
            {summary && <p css={{ fontWeight: 700 }}>{summary}</p>}
            {stack && (
              <details>
                <summary>Technical details</summary>
                <pre css={trace}>{stack}</pre>
              </details>
            )}
            <div>
              <ButtonLink to="/">Return to Home</ButtonLink>
            </div>
          </div>
          <img src={picture} width="1600" height="1067" alt="" css={outlined} />
        </div>
      </div>
    </Layout>
  );
}

const ground = { background: band.lilac, paddingBlock: space.section, borderBottom: line.ink };
const split = {
  ...column,
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  [from.desktop]: { gridTemplateColumns: "1fr 1fr" },
};
const textColumn = { display: "grid", gap: space.m, minWidth: 0 };
const trace = { overflowX: "auto" as const, fontSize: "0.8125rem" };
