type ProofLinkProps = {
  url: string;
  /** The kind of evidence, such as `Profile`. */
  children: string;
};

/** A link to evidence on another site, labelled with that site's name. */
export function ProofLink({ url, children }: ProofLinkProps) {
  return (
    <a href={url} rel="noopener">
      {`${children} on ${new URL(url).hostname.replace("www.", "")}`}
    </a>
  );
}
