/** Server-Sent Events: what the open pages of the editor are told. */
import type { ServerResponse } from "node:http";

export type LiveEvents = ReturnType<typeof liveEvents>;

/** Makes a stream of events. A page that opens later is told the latest of each name. */
export function liveEvents() {
  const pages = new Set<ServerResponse>();
  const latest = new Map<string, string>();
  return {
    tell(name: string, data: unknown) {
      const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      latest.set(name, text);
      for (const page of pages) page.write(text);
    },
    /** Answers the request of a page with the stream, which stays open. */
    open(response: ServerResponse) {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write([...latest.values()].join("") || "\n");
      pages.add(response);
      response.on("close", () => pages.delete(response));
    },
  };
}
