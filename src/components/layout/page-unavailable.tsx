import { useEffect, useState } from "react";
import site from "../../../data/site.json";
import { guardNavigation } from "../../browser/navigation-guard";
import { cardFrame, color, notPrinted, space } from "../../theme/theme";

/** Says that the page behind a link did not come: the visitor is still on the page with the link. */
export function PageUnavailable() {
  const [isLost, setLost] = useState(false);
  useEffect(() => guardNavigation(setLost), []);
  return isLost ? (
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
