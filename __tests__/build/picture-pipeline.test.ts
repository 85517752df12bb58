import { dirname } from "node:path";
import sharp from "sharp";
import { onPluginInit } from "../../src/build/picture-pipeline";

test("gatsby-plugin-sharp encodes pictures with reduced effort", () => {
  // The effort is set on this instance of sharp, so the plugin must use the same one.
  const plugin = dirname(require.resolve("gatsby-plugin-sharp"));
  expect(require.resolve("sharp", { paths: [plugin] })).toBe(require.resolve("sharp"));

  void onPluginInit?.({} as Parameters<NonNullable<typeof onPluginInit>>[0], { plugins: [] }, jest.fn());
  // sharp's types omit its `options`.
  const pixel = sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } });
  expect(pixel.avif({ quality: 50 })).toMatchObject({ options: { formatOut: "heif", heifEffort: 2, heifQuality: 50 } });
  expect(pixel.webp({ quality: 50 })).toMatchObject({ options: { formatOut: "webp", webpEffort: 2, webpQuality: 50 } });
});
