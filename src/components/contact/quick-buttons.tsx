import { graphql } from "gatsby";
import { whatsappQuestion, telephone } from "../../contact/contact-links";
import { ButtonLink } from "../shared/buttons";

export function QuickButtons({ copy, path }: { copy: Queries.QuickButtonsFragment; path: string }) {
  return (
    <>
      <ButtonLink to={telephone}>{copy.call}</ButtonLink>
      <ButtonLink to={whatsappQuestion(path)} kind="plain">
        {copy.whatsapp}
      </ButtonLink>
    </>
  );
}

export const query = graphql`
  fragment QuickButtons on ContactPageQuick { call whatsapp }
`;
