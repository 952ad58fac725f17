/** One column of the order book: `box` is a unit cube's corner, the rest comes per column. */
export const columnVertex = /* glsl */ `#version 300 es
precision highp float;
layout(location = 0) in vec3 box;
layout(location = 1) in vec3 face;
layout(location = 2) in vec4 column; // x, z, height, slope along x
layout(location = 3) in vec4 light;  // slope along z, distance to the price, glow, side
uniform mat4 uView;
uniform float uHalf;
out vec3 vPoint;
out vec3 vFace;
out vec4 vColumn;
out vec4 vLight;
out vec2 vTop;
void main() {
  vec3 p = vec3(column.x + box.x * uHalf, box.y * column.z - (1.0 - box.y) * 0.6, column.y + box.z * uHalf);
  vPoint = p; vFace = face; vColumn = column; vLight = light; vTop = box.xz;
  gl_Position = uView * vec4(p, 1.0);
}`;

/** Dark metal, gold on the buyers' side and copper on the sellers', lit by a far softbox and by the price itself. */
export const columnFragment = /* glsl */ `#version 300 es
precision highp float;
in vec3 vPoint;
in vec3 vFace;
in vec4 vColumn;
in vec4 vLight;
in vec2 vTop;
uniform vec3 uEye;
out vec4 outColour;
const vec3 EMBER = vec3(1.0, 0.34, 0.035);
void main() {
  vec3 rd = normalize(vPoint - uEye);
  vec3 metal = mix(vec3(1.0, 0.56, 0.165), vec3(0.82, 0.34, 0.10), vLight.w);
  float below = vColumn.z - vPoint.y;
  vec3 c;
  float glow = vLight.z;
  if (vFace.y > 0.5) {
    vec3 n = normalize(vec3(-vColumn.w * 0.55, 1.0, -vLight.x * 0.55));
    vec3 r = reflect(rd, n);
    // A wide low softbox behind the field, brighter to the left.
    float box = smoothstep(0.02, 0.30, r.y) * smoothstep(0.74, 0.30, r.y) * smoothstep(-1.0, 0.35, -r.x);
    float fresnel = 0.7 + 0.3 * pow(1.0 - max(dot(-rd, n), 0.0), 3.0);
    float high = smoothstep(0.15, 1.9, vColumn.z);
    c = metal * (0.012 + box * (0.04 + 0.95 * high * high) * fresnel);
    vec2 edge = abs(vTop);
    float rim = smoothstep(0.80, 0.97, max(edge.x, edge.y));
    c *= 1.0 + rim * 0.9;
    c += EMBER * glow * 0.35;
  } else {
    float facing = max(dot(-rd, vFace), 0.0);
    float shade = exp(-below * 1.6);
    c = metal * (0.004 + 0.022 * shade * facing);
    c += metal * 0.20 * exp(-below * 30.0);
    float toPrice = mix(vFace.x, -vFace.x, vLight.w);
    float lit = 0.30 + 0.70 * max(toPrice, 0.0);
    c += EMBER * lit * exp(-vLight.y * 1.55) * 0.75 * exp(-max(vPoint.y, 0.0) * 1.15);
  }
  c += EMBER * glow * glow * 2.6 * (vFace.y > 0.5 ? 1.0 : 0.4);
  float reach = length(vPoint - uEye);
  c *= smoothstep(1.6, 6.0, reach);
  float far = smoothstep(9.0, 21.0, reach);
  float side = smoothstep(9.5, 5.0, abs(vPoint.x));
  outColour = vec4(mix(vec3(0.0034, 0.0034, 0.0041), c, (1.0 - far) * side), 1.0);
}`;

export const screenVertex = /* glsl */ `#version 300 es
out vec2 vUv;
void main() { vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0; vUv = p; gl_Position = vec4(p * 2.0 - 1.0, 0, 1); }`;

/** Averages the passes of one frame. */
export const resolveFragment = /* glsl */ `#version 300 es
precision highp float;
uniform sampler2D uSum;
uniform float uShare;
in vec2 vUv;
out vec4 outColour;
void main() { outColour = vec4(min(texture(uSum, vUv).rgb * uShare, 40.0), 1.0); }`;

/** Lens glow, tone curve and vignette. */
export const toneFragment = /* glsl */ `#version 300 es
precision highp float;
uniform sampler2D uFrame;
in vec2 vUv;
out vec4 outColour;
vec3 soft(float level) {
  vec2 px = exp2(level) / vec2(textureSize(uFrame, 0));
  vec3 sum = vec3(0);
  for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
    float w = (3.0 - abs(float(i))) * (3.0 - abs(float(j)));
    sum += textureLod(uFrame, vUv + vec2(i, j) * px * 0.6, level).rgb * w;
  }
  return sum / 81.0;
}
void main() {
  // What lies nearer or farther than the focus is softened once more, as a shallow lens would.
  float blur = 2.4 * smoothstep(0.40, 0.0, vUv.y) + 1.8 * smoothstep(0.62, 0.95, vUv.y);
  vec3 sharp = texture(uFrame, vUv).rgb;
  vec3 c = mix(sharp, soft(max(blur, 0.0)), clamp(blur * 2.0, 0.0, 1.0)) * 0.86 + soft(2.5) * 0.05 + soft(4.0) * 0.05 + soft(5.5) * 0.04;
  vec2 d = vUv - 0.5;
  c *= 1.15 * (1.0 - 0.55 * dot(d, d));
  float peak = max(c.r, max(c.g, c.b));
  float mapped = peak < 0.5 ? peak : 0.5 + 0.5 * (1.0 - exp(-(peak - 0.5) / 0.6));
  c *= mapped / max(peak, 1e-5);
  c = mix(c, vec3(mapped), clamp((peak - 0.9) / 8.0, 0.0, 0.5));
  c = mix(12.92 * c, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  outColour = vec4(c + grain / 255.0, 1.0);
}`;
