/**
 * Runs in the page before its scripts: cameras show a drawn person instead of Chromium's test pattern, and
 * microphones are silent.
 */
export function drawCamera(person: string): void {
  const [wall, skin, hair, shirt] =
    person === 'visitor'
      ? ['#cfd8d3', '#d9a07a', '#3b2a22', '#7a4a5e']
      : ['#d9e2ec', '#f0c4a4', '#7a4a24', '#1f5f4a'];

  const draw = () => {
    const canvas = document.createElement('canvas');
    canvas.width = 960;
    canvas.height = 540;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser has no canvas.');
    const ellipse = (color: string, x: number, y: number, width: number, height: number) => {
      pen.fillStyle = color;
      pen.beginPath();
      pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
      pen.fill();
    };
    const paint = () => {
      pen.fillStyle = wall;
      pen.fillRect(0, 0, 960, 540);
      ellipse(hair, 480, 235, 128, 150);
      ellipse(shirt, 480, 600, 260, 190);
      pen.fillStyle = skin;
      pen.fillRect(440, 340, 80, 90);
      ellipse(skin, 480, 255, 104, 128);
      ellipse(hair, 480, 150, 110, 52);
      ellipse('#2b2522', 442, 252, 8, 10);
      ellipse('#2b2522', 518, 252, 8, 10);
      pen.strokeStyle = '#8a4b3c';
      pen.lineWidth = 6;
      pen.beginPath();
      pen.arc(480, 290, 36, 0.2 * Math.PI, 0.8 * Math.PI);
      pen.stroke();
    };
    paint();
    // A stream of a canvas sends a frame only when the canvas is painted.
    setInterval(paint, 100);
    return canvas.captureStream(10);
  };

  const silence = () => new AudioContext().createMediaStreamDestination().stream;

  if (!navigator.mediaDevices) return;
  navigator.mediaDevices.getUserMedia = async ({ audio, video } = {}) =>
    new MediaStream([
      ...(audio ? silence().getAudioTracks() : []),
      ...(video ? draw().getVideoTracks() : []),
    ]);
}
