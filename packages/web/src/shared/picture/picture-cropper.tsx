/** Chooses the square of a picture by dragging, wheel, touch and keys. */
import 'react-easy-crop/react-easy-crop.css';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import { cropPicture, middleSquare, type Square } from './crop-picture.ts';
import classes from './picture-cropper.module.css';
import type { Picture } from './picture-file.ts';

const ZOOM = { min: 1, max: 4, step: 0.05 };
const KEY_STEP = 8;

type PictureCropperProps = {
  picture: Picture;
  /** The longest side of the result, in pixels. */
  edge: number;
  shape: 'round' | 'rect';
  texts: {
    area: string;
    help: string;
    zoom: string;
    zoomValue: (percent: number) => string;
    use: string;
    cancel: string;
  };
  isSending: boolean;
  /** Why the server refused it. */
  failure: string | null;
  onCropped: (file: File) => void;
  onCancel: () => void;
};

export default function PictureCropper(props: PictureCropperProps) {
  const { picture, edge, shape, texts, isSending, failure, onCropped, onCancel } = props;
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [square, setSquare] = useState<Square>(() => middleSquare(picture));

  const use = async () => onCropped(await cropPicture(picture, square, edge));
  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape={shape}
          showGrid={false}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setSquare(pixels)}
          cropperProps={{ 'aria-label': texts.area, role: 'group' }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <p className={classes.help}>{texts.help}</p>
      <label className={classes.zoom}>
        <span>{texts.zoom}</span>
        <input
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          aria-valuetext={texts.zoomValue(Math.round(zoom * 100))}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" size="lg" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="lg" loading={isSending} onClick={() => void use()}>
          {texts.use}
        </Button>
      </Group>
    </>
  );
}
