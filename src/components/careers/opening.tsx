import { graphql } from "gatsby";
import { mailAbout, whatsapp } from "../../contact/contact-links";
import { day, payPeriod } from "../../text/format";
import { cardFrame, cluster, dotted, font, pressable, space, srOnly, stack, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { ButtonLink } from "../shared/buttons";
import { Disclosure } from "../shared/disclosure";
import { ShareLinks } from "../shared/share-links";
import { ShortList } from "../shared/short-list";
import { TrainerLink } from "../shared/people";

type OpeningProps = { opening: Queries.OpeningFragment; copy: Queries.OpeningCopyFragment };

export function Opening({ opening, copy }: OpeningProps) {
  const { trainer, service, pay, until } = opening;
  const message = `${copy.message} ${opening.title}`;
  const path = `/careers#${opening.slug}`;
  const forTitle = <span css={srOnly}>: {opening.title}</span>;
  return (
    <li>
      <Disclosure
        id={opening.slug}
        css={card}
        summary={
          <>
            <h3 css={title}>{opening.title}</h3> {opening.urgent && <Badge>Urgent</Badge>}{" "}
            <span css={[font.quiet, dotted]}>
              <span>{opening.department}</span> <span>{opening.type}</span> <span>{opening.location}</span>{" "}
              <span>{opening.experience}</span> {pay && <span>{`${pay} ${payPeriod(pay)}`.trim()}</span>}
            </span>
          </>
        }
      >
        <div css={inside}>
          <p>{opening.description}</p>
          <ShortList items={opening.requirements} />
          {trainer && (
            <p>
              Colleague: <TrainerLink trainer={trainer} />
            </p>
          )}
          {service && (
            <p>
              Service: <a href={service.path}>{service.title}</a>
            </p>
          )}
          <p css={[font.quiet, dotted]}>
            <span>
              Posted on <time dateTime={opening.posted}>{day(opening.posted)}</time>
            </span>{" "}
            {until ? (
              <span>
                Apply by <time dateTime={until}>{day(until)}</time>
              </span>
            ) : (
              <span>{copy.open}</span>
            )}
          </p>
          <div css={cluster(space.m)}>
            <ButtonLink to={mailAbout(`${copy.subject} ${opening.title}`, message)}>
              {copy.apply}
              {forTitle}
            </ButtonLink>
            <ButtonLink to={whatsapp(message, path)} kind="plain">
              {copy.whatsapp}
              {forTitle}
            </ButtonLink>
          </div>
          <ShareLinks title={opening.title} path={path} invitation={copy.share} />
        </div>
      </Disclosure>
    </li>
  );
}

const card = style({
  ...cardFrame,
  position: "relative",
  ":not([open])": pressable,
  "& > summary": {
    ...stack(space.xs),
    gridTemplateColumns: "1fr auto",
    justifyItems: "start",
    padding: "1rem 1.25rem",
    "& > *": { gridColumn: 1 },
    "::after": { gridArea: "1 / 2 / span 3" },
  },
});
const title = { fontSize: "1.375rem" };
const inside = { ...stack(space.m), maxWidth: "46rem", padding: "0.25rem 1.25rem 1.5rem" };

export const query = graphql`
  fragment Opening on JobOpening {
    slug title department type location experience pay description requirements posted until urgent
    trainer { ...TrainerLink }
    service { title path }
  }
  fragment OpeningCopy on CareersPageApplication { open apply whatsapp subject message share }
`;
