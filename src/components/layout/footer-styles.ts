import { color } from "../../theme/theme";

export const footLink = {
  display: "inline-block",
  minWidth: "1.5rem",
  paddingBlock: "0.3125rem",
  color: "inherit",
  textDecorationColor: "transparent",
  ":hover, :focus": { textDecorationColor: color.highlight },
};
