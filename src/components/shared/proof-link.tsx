type ProofLinkProps = {
  url: string;
  /** What the page shows: `Profile`. */
  children: string;
};

/** A page of another site where something said here can be checked; the link names the site. */
export function ProofLink({ url, children }: ProofLinkProps) {
  return (
    <a href={url} rel="noopener">
      {`${children} on ${new URL(url).hostname.replace("www.", "")}`}
    </a>
  );
}
