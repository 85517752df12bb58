/** The web manifest: how a phone shows the site on its home screen. */
import { color } from "../../theme/theme";
import { earlyText } from "./early-text";

const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });

/** The plugin's configuration. Reads the folder `data` before the check. */
export function manifest(data: string) {
  return {
    resolve: "gatsby-plugin-manifest",
    options: {
      name: earlyText(data, "site.json", "name"),
      short_name: earlyText(data, "site.json", "shortName"),
      lang: "en-IN",
      start_url: "/",
      display: "browser", // nothing works offline
      theme_color: color.page, // the header's background
      background_color: color.page,
      icons: [
        icon("/favicon-192.png", 192),
        icon("/favicon-512.png", 512),
        { ...icon("/icon-512.png", 512), purpose: "maskable" },
      ],
      legacy: false, // gatsby-ssr.tsx adds the one icon for Apple devices
    },
  };
}
