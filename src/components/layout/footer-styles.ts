import { color, space, text } from "../../theme/theme";

export const columnHeading = { ...text.h3, marginBottom: space.s };

export const footLink = {
  display: "inline-block",
  paddingBlock: "0.3125rem",
  color: "inherit",
  textDecorationColor: "transparent",
  ":hover, :focus": { textDecorationColor: color.highlight },
};
