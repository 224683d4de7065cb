/** The open picture, or why the chosen file is not one. */
import { useEffect, useRef, useState } from 'react';
import {
  closePicture,
  openPicture,
  type Picture,
  type PictureProblem,
  UnfitPicture,
} from './picture-file.ts';

export function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const open = useRef<Picture | null>(null);

  const show = (next: Picture | null) => {
    if (open.current) closePicture(open.current);
    open.current = next;
    setPicture(next);
  };
  useEffect(() => () => void (open.current && closePicture(open.current)), []);

  /** Returns whether it is a picture. */
  const choose = async (file: File): Promise<boolean> => {
    setProblem(null);
    try {
      show(await openPicture(file));
      return true;
    } catch (error) {
      if (!(error instanceof UnfitPicture)) throw error;
      setProblem(error.problem);
      return false;
    }
  };
  return { picture, problem, choose, close: () => show(null) };
}
