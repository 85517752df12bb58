import { useEffect, useState } from "react";
import site from "../../../data/site.json";
import { guardNavigation } from "../../browser/navigation-guard";
import { cardFrame, color, notPrinted, space } from "../../theme/theme";

/** Tells visitors that the page they asked for could not be loaded, so that they are still on the last one. */
export function PageUnavailable() {
  const [isUnavailable, setUnavailable] = useState(false);
  useEffect(() => guardNavigation(setUnavailable), []);
  return isUnavailable ? (
    <p role="alert" css={notice}>
      {site.failure.offline}
    </p>
  ) : null;
}

const notice = {
  ...cardFrame,
  position: "fixed" as const,
  insetInline: space.m,
  bottom: space.m,
  zIndex: 3,
  maxWidth: "40rem",
  marginInline: "auto",
  padding: space.m,
  border: `4px solid ${color.alertText}`,
  fontWeight: 600,
  ...notPrinted,
};
