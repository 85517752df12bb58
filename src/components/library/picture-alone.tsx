import { useEffect } from "react";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { largestOf } from "../basics/picture";
import { pictureName } from "./lightbox";

type PictureAloneProps = { albums: readonly Queries.LightboxFragment[] };

/** In the place of a lightbox that fails: the picture that the address asks for opens by itself, as it does without script. */
export function PictureAlone({ albums }: PictureAloneProps) {
  const wanted = useUrlState().get("picture");
  const picture = albums
    .flatMap(({ slug, pictures }) => pictures.filter((_, index) => pictureName(slug, index) === wanted))
    .at(0);
  useEffect(() => {
    if (!picture) return;
    changeUrlState({ picture: "" }); // the way back leads to the page, not to the picture again
    window.location.assign(largestOf(picture));
  }, [picture]);
  return null;
}
