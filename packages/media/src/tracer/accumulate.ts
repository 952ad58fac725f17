export interface TraceJob {
  fragment: string;
  width: number;
  height: number;
  samples: number;
  /** At most two pictures (data URLs) that the scene reads as uDecal0 and uDecal1. */
  decals: string[];
}
/** Sums of all samples, RGBA float32 in base64, bottom row first: light, albedo, normal and depth. */
export interface TraceSums {
  light: string;
  albedo: string;
  normal: string;
}

/** Runs inside the page (so it is closed over nothing): draws `samples` passes into float targets and reads them. */
export async function accumulate(job: TraceJob): Promise<TraceSums> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('WebGL 2 is missing in this browser');
  gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('EXT_float_blend');
  const compile = (type: number, source: string): WebGLShader => {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
    return shader;
  };
  const program = gl.createProgram();
  gl.attachShader(
    program,
    compile(
      gl.VERTEX_SHADER,
      '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID&1,gl_VertexID>>1)*4.0-1.0;gl_Position=vec4(p,0,1);}',
    ),
  );
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, job.fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'link');
  gl.useProgram(program);
  for (const [unit, url] of job.decals.entries()) {
    const image = new Image();
    image.src = url;
    await image.decode();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.uniform1i(gl.getUniformLocation(program, `uDecal${unit}`), unit);
  }
  gl.activeTexture(gl.TEXTURE7);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const targets = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1, gl.COLOR_ATTACHMENT2];
  for (const target of targets) {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, job.width, job.height);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, target, gl.TEXTURE_2D, texture, 0);
  }
  gl.drawBuffers(targets);
  gl.viewport(0, 0, job.width, job.height);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), job.width, job.height);
  const sample = gl.getUniformLocation(program, 'uSample');
  for (let index = 0; index < job.samples; index++) {
    gl.uniform1i(sample, index);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4));
    await new Promise(resolve => setTimeout(resolve));
  }
  const read = async (target: number): Promise<string> => {
    const values = new Float32Array(job.width * job.height * 4);
    gl.readBuffer(target);
    gl.readPixels(0, 0, job.width, job.height, gl.RGBA, gl.FLOAT, values);
    const reader = new FileReader();
    const done = new Promise<void>(resolve => (reader.onload = () => resolve()));
    reader.readAsDataURL(new Blob([values]));
    await done;
    return String(reader.result).split(',')[1]!;
  };
  return { light: await read(targets[0]!), albedo: await read(targets[1]!), normal: await read(targets[2]!) };
}
