export type MarketShaders = Record<'column' | 'columnPaint' | 'screen' | 'resolve' | 'tone', string>;
export interface MarketJob {
  width: number;
  height: number;
  passes: number;
  shaders: MarketShaders;
}

/** What `openMarket` leaves on the page: draws the loop at `phase` (0 to 1) and gives it back as a PNG data URL. */
export interface MarketStage {
  draw: (phase: number, shutter: number) => string;
}

/**
 * "Market in motion": an order book as a field of metal columns, the price running through it as a line of light.
 * Runs inside the page. Each frame is the mean of many passes with lens, time and pixel moved a little: depth of
 * field, motion blur and smooth edges in one. Every wave runs a whole number of times in a loop, so it has no seam.
 */
export function openMarket(job: MarketJob): void {
  const canvas = document.createElement('canvas');
  canvas.width = job.width;
  canvas.height = job.height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })!;
  gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('EXT_float_blend');
  gl.getExtension('OES_texture_float_linear');

  const program = (vertex: string, fragment: string): WebGLProgram => {
    const made = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type)!;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
        throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
      gl.attachShader(made, shader);
    }
    gl.linkProgram(made);
    return made;
  };
  const columns = program(job.shaders.column, job.shaders.columnPaint);
  const add = program(job.shaders.screen, job.shaders.resolve);
  const resolve = program(job.shaders.screen, job.shaders.resolve);
  const tone = program(job.shaders.screen, job.shaders.tone);

  const texture = (format: number, levels: number): WebGLTexture => {
    const made = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, made);
    gl.texStorage2D(gl.TEXTURE_2D, levels, format, job.width, job.height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, levels > 1 ? gl.LINEAR_MIPMAP_LINEAR : gl.NEAREST);
    return made;
  };
  const target = (made: WebGLTexture, depth: boolean): WebGLFramebuffer => {
    const buffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, made, 0);
    if (depth) {
      const store = gl.createRenderbuffer();
      gl.bindRenderbuffer(gl.RENDERBUFFER, store);
      gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, job.width, job.height);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, store);
    }
    return buffer;
  };
  const passTexture = texture(gl.RGBA16F, 1);
  const passTarget = target(passTexture, true);
  const sumTexture = texture(gl.RGBA32F, 1);
  const sumTarget = target(sumTexture, false);
  const frameTexture = texture(gl.RGBA16F, 8);
  const frameTarget = target(frameTexture, false);

  // A column shows its top, its front and its two sides; back and bottom are never seen.
  const faces = [
    { n: [0, 1, 0], a: [-1, 1, 1], b: [1, 1, 1], c: [1, 1, -1], d: [-1, 1, -1] },
    { n: [0, 0, 1], a: [-1, 0, 1], b: [1, 0, 1], c: [1, 1, 1], d: [-1, 1, 1] },
    { n: [1, 0, 0], a: [1, 0, 1], b: [1, 0, -1], c: [1, 1, -1], d: [1, 1, 1] },
    { n: [-1, 0, 0], a: [-1, 0, -1], b: [-1, 0, 1], c: [-1, 1, 1], d: [-1, 1, -1] },
  ];
  const corners = faces.flatMap(({ n, a, b, c, d }) =>
    [a, b, c, a, c, d].flatMap(corner => [...corner, ...n]),
  );
  const across = 88;
  const along = 88;
  const pitch = 0.21;
  const data = new Float32Array(across * along * 8);
  const mesh = gl.createVertexArray();
  gl.bindVertexArray(mesh);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(corners), gl.STATIC_DRAW);
  for (const slot of [0, 1]) {
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(slot, 3, gl.FLOAT, false, 24, slot * 12);
  }
  const instances = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, instances);
  gl.bufferData(gl.ARRAY_BUFFER, data.byteLength, gl.DYNAMIC_DRAW);
  for (const slot of [2, 3]) {
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(slot, 4, gl.FLOAT, false, 32, (slot - 2) * 16);
    gl.vertexAttribDivisor(slot, 1);
  }
  gl.bindVertexArray(null);

  let seed = 20240611;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const turn = Math.PI * 2;
  const waves = Array.from({ length: 16 }, (_, index) => {
    const length = 1.1 + (index / 15) * 4.6;
    const angle = (random() - 0.5) * 1.9;
    const k = turn / length;
    return {
      x: k * Math.sin(angle),
      z: k * Math.cos(angle),
      start: random() * turn,
      // Whole turns a loop, as near as may be to one common speed towards the viewer.
      turns: Math.max(1, Math.round((k * Math.cos(angle) * 2.1) / turn)),
      size: 0.052 * length ** 0.75,
    };
  });
  const price = (z: number, phase: number) =>
    0.62 +
    0.95 * Math.sin(z * 0.42 - phase * turn + 0.6) +
    0.34 * Math.sin(z * 0.93 - phase * turn * 2 + 2.1) +
    0.13 * Math.sin(z * 1.9 - phase * turn * 4 + 0.3);
  const ripple = (x: number, z: number, phase: number) => {
    let sum = 0;
    for (const wave of waves)
      sum += wave.size * Math.sin(wave.x * x + wave.z * z + wave.start - wave.turns * turn * phase);
    return sum;
  };
  const heightAt = (x: number, z: number, phase: number, mid: number) => {
    const away = Math.abs(x - mid);
    const depth = 1 - Math.exp(-Math.max(0, away - 0.16) * 0.62);
    return Math.max(0.02, depth * (1.45 + ripple(x, z, phase) * 1.5) + 0.03);
  };
  const fill = (phase: number) => {
    let at = 0;
    for (let row = 0; row < along; row++) {
      const z = 4.6 - row * pitch;
      const mid = price(z, phase);
      const ahead = price(z - 0.05, phase);
      const pulse = 0.72 + 0.28 * Math.sin(z * 1.3 - phase * turn * 3 + 1.0);
      for (let index = 0; index < across; index++) {
        const x = (index - across / 2 + 0.5) * pitch;
        const height = heightAt(x, z, phase, mid);
        const away = Math.abs(x - mid);
        data[at++] = x;
        data[at++] = z;
        data[at++] = height;
        data[at++] = (heightAt(x + 0.05, z, phase, mid) - height) / 0.05;
        data[at++] = -(heightAt(x, z - 0.05, phase, ahead) - height) / 0.05;
        data[at++] = away;
        data[at++] = Math.exp(-((away / 0.13) ** 2)) * pulse;
        data[at++] = Math.min(1, Math.max(0, (x - mid) * 2 + 0.5));
      }
    }
  };

  type Vector = [number, number, number];
  const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const cross = (a: Vector, b: Vector): Vector => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const unit = (a: Vector): Vector => {
    const size = Math.hypot(...a);
    return [a[0] / size, a[1] / size, a[2] / size];
  };
  /** A lens moved sideways by (dx, dy) that keeps the plane of focus where it is. */
  const camera = (phase: number, dx: number, dy: number, jx: number, jy: number) => {
    const sway = Math.sin(phase * turn) * 0.1;
    const home: Vector = [-0.55 + sway, 2.95 + 0.04 * Math.cos(phase * turn), 7.3];
    const forward = unit(minus([0.35, 0.55, 0], home));
    const right = unit(cross(forward, [0, 1, 0]));
    const up = cross(right, forward);
    const focus = 7.4;
    const eye: Vector = [
      home[0] + right[0] * dx + up[0] * dy,
      home[1] + right[1] * dx + up[1] * dy,
      home[2] + right[2] * dx + up[2] * dy,
    ];
    const near = 0.5;
    const far = 40;
    const half = Math.tan(0.33);
    const wide = half * (job.width / job.height);
    const shiftX = dx / focus / wide + jx / job.width;
    const shiftY = dy / focus / half + jy / job.height;
    const a = -(far + near) / (far - near);
    const b = (-2 * far * near) / (far - near);
    const rows = [right, up, [-forward[0], -forward[1], -forward[2]] as Vector].map(axis => [
      ...axis,
      -dot(axis, eye),
    ]);
    const [r, u, f] = rows as [number[], number[], number[]];
    const matrix: number[] = [];
    for (let column = 0; column < 4; column++) {
      matrix.push(
        r[column]! / wide - shiftX * f[column]!,
        u[column]! / half - shiftY * f[column]!,
        a * f[column]! + (column === 3 ? b : 0),
        -f[column]!,
      );
    }
    return { matrix, eye };
  };

  const fullScreen = (
    used: WebGLProgram,
    source: WebGLTexture,
    to: WebGLFramebuffer | null,
    share: number,
  ) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, to);
    gl.useProgram(used);
    gl.bindTexture(gl.TEXTURE_2D, source);
    const uniform = gl.getUniformLocation(used, 'uShare');
    if (uniform) gl.uniform1f(uniform, share);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  gl.viewport(0, 0, job.width, job.height);
  gl.clearColor(0.0034, 0.0034, 0.0041, 1);

  const draw = (phase: number, shutter: number): string => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, sumTarget);
    gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
    for (let pass = 0; pass < job.passes; pass++) {
      const radius = Math.sqrt((pass + 0.5) / job.passes) * 0.04;
      const angle = pass * 2.399963;
      const moment = phase + (((pass * 0.618034) % 1) - 0.5) * shutter;
      const jitter: [number, number] = [((pass * 0.754878) % 1) - 0.5, ((pass * 0.56984) % 1) - 0.5];
      fill(moment);
      const view = camera(
        moment,
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        jitter[0] * 2.2,
        jitter[1] * 2.2,
      );
      gl.bindFramebuffer(gl.FRAMEBUFFER, passTarget);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.useProgram(columns);
      gl.uniformMatrix4fv(gl.getUniformLocation(columns, 'uView'), false, view.matrix);
      gl.uniform3fv(gl.getUniformLocation(columns, 'uEye'), view.eye);
      gl.uniform1f(gl.getUniformLocation(columns, 'uHalf'), pitch * 0.43);
      gl.bindVertexArray(mesh);
      gl.bindBuffer(gl.ARRAY_BUFFER, instances);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, data);
      gl.drawArraysInstanced(gl.TRIANGLES, 0, faces.length * 6, across * along);
      gl.bindVertexArray(null);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      fullScreen(add, passTexture, sumTarget, 1);
      gl.disable(gl.BLEND);
    }
    fullScreen(resolve, sumTexture, frameTarget, 1 / job.passes);
    gl.bindTexture(gl.TEXTURE_2D, frameTexture);
    gl.generateMipmap(gl.TEXTURE_2D);
    fullScreen(tone, frameTexture, null, 1);
    return canvas.toDataURL('image/png');
  };
  (globalThis as unknown as { market: MarketStage }).market = { draw };
}
