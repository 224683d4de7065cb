/** Takes the pictures of all scenes, or of those named as arguments. A scene that fails does not stop others. */
import { openGallery } from './gallery.ts';
import { SCENES } from './scenes.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SCENES));
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')}. The scenes are ${Object.keys(SCENES).join(', ')}.`);
  process.exit(1);
}

const gallery = await openGallery();
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      await scene(gallery);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${(error as Error).message}`);
    }
    await Promise.all(gallery.browser.contexts().map((context) => context.close()));
  }
} finally {
  await gallery.close();
}
