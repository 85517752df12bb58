import { useEffect } from "react";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { fullSizeOf } from "../basics/picture";
import { pictureName } from "./lightbox";

type PictureAloneProps = { albums: readonly Queries.LightboxFragment[] };

/** The lightbox's fallback: opens the file of the picture that the URL names, as its link does without script. */
export function PictureAlone({ albums }: PictureAloneProps) {
  const requested = useUrlState().get("picture");
  const picture = albums
    .flatMap(({ slug, pictures }) => pictures.filter((_, index) => pictureName(slug, index) === requested))
    .at(0);
  useEffect(() => {
    if (!picture) return;
    changeUrlState({ picture: "" }); // so that Back leads to the page, not to the picture again
    window.location.assign(fullSizeOf(picture));
  }, [picture]);
  return null;
}
