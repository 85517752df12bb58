/** Services. */
import { z } from "zod";
import { accent, icon, picture, slug, text } from "./fields";

export const service = z
  .strictObject({
    slug,
    title: text("The service's name.", 40),
    icon,
    picture,
    home: z
      .strictObject({
        color: accent,
        badge: text("The badge's words.", 24),
        description: text("The service in one or two sentences.", 220),
        features: z.array(text("What it includes.", 80)).min(2).max(6).meta({ description: "What it includes." }),
      })
      .meta({ id: "ServiceHomeCard", description: "The card on the home page." }),
  })
  .meta({ id: "Service", description: "A service: its cards and its page." });
