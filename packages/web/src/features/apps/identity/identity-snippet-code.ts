/**
 * Code for the host's server that signs visitors in: an HS256 JWT without dependencies. Code is not
 * translated.
 */
export type Snippet = {
  name: string;
  code: string;
  /** How a page rendered by this server puts the token into the snippet. */
  token: string;
};

export const SNIPPETS = {
  node: {
    name: 'Node.js',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the host's page fills it in, not we.
    token: '${identityOf(user)}',
    code: `import { createHmac } from 'node:crypto';

const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function identityOf(user) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: String(user.id), name: user.name, email: user.email, iat: now, exp: now + 3600 };
  const unsigned = encode({ alg: 'HS256', typ: 'JWT' }) + '.' + encode(claims);
  const signature = createHmac('sha256', process.env.PARROT_IDENTITY_SECRET).update(unsigned).digest('base64url');
  return unsigned + '.' + signature;
}
`,
  },
  php: {
    name: 'PHP',
    token: '<?= identityOf($user) ?>',
    code: `<?php
function base64url(string $bytes): string {
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function identityOf(array $user): string {
    $now = time();
    $claims = [
        'sub' => (string) $user['id'],
        'name' => $user['name'],
        'email' => $user['email'],
        'iat' => $now,
        'exp' => $now + 3600,
    ];
    $unsigned = base64url(json_encode(['alg' => 'HS256', 'typ' => 'JWT'])) . '.'
        . base64url(json_encode($claims, JSON_THROW_ON_ERROR));
    $signature = hash_hmac('sha256', $unsigned, getenv('PARROT_IDENTITY_SECRET'), true);
    return $unsigned . '.' . base64url($signature);
}
`,
  },
  python: {
    name: 'Python',
    token: '{{ identity_of(user) }}',
    code: `import base64, hashlib, hmac, json, os, time

def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

def encode(part: dict) -> str:
    return base64url(json.dumps(part).encode())

def identity_of(user: dict) -> str:
    now = int(time.time())
    claims = {
        "sub": str(user["id"]),
        "name": user["name"],
        "email": user["email"],
        "iat": now,
        "exp": now + 3600,
    }
    unsigned = encode({"alg": "HS256", "typ": "JWT"}) + "." + encode(claims)
    secret = os.environ["PARROT_IDENTITY_SECRET"].encode()
    signature = hmac.new(secret, unsigned.encode(), hashlib.sha256).digest()
    return unsigned + "." + base64url(signature)
`,
  },
  ruby: {
    name: 'Ruby',
    token: '<%= identity_of(user) %>',
    code: `require "json"
require "openssl"

def base64url(bytes)
  [bytes].pack("m0").tr("+/", "-_").delete("=")
end

def identity_of(user)
  now = Time.now.to_i
  claims = { sub: user[:id].to_s, name: user[:name], email: user[:email], iat: now, exp: now + 3600 }
  unsigned = [{ alg: "HS256", typ: "JWT" }, claims].map { |part| base64url(part.to_json) }.join(".")
  signature = OpenSSL::HMAC.digest("SHA256", ENV.fetch("PARROT_IDENTITY_SECRET"), unsigned)
  "#{unsigned}.#{base64url(signature)}"
end
`,
  },
  go: {
    name: 'Go',
    token: '{{.Identity}}',
    code: `package identity

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"os"
	"time"
)

func Of(id, name, email string) (string, error) {
	now := time.Now().Unix()
	claims, err := json.Marshal(map[string]any{
		"sub": id, "name": name, "email": email, "iat": now, "exp": now + 3600,
	})
	if err != nil {
		return "", err
	}
	encode := base64.RawURLEncoding.EncodeToString
	unsigned := encode([]byte(\`{"alg":"HS256","typ":"JWT"}\`)) + "." + encode(claims)
	mac := hmac.New(sha256.New, []byte(os.Getenv("PARROT_IDENTITY_SECRET")))
	mac.Write([]byte(unsigned))
	return unsigned + "." + encode(mac.Sum(nil)), nil
}
`,
  },
} satisfies Record<string, Snippet>;

export type SnippetName = keyof typeof SNIPPETS;
export const SNIPPET_NAMES = Object.keys(SNIPPETS) as SnippetName[];

/** The embed snippet with a placeholder for the token. */
export const snippetWithIdentity = (embedCode: string, token: string): string =>
  embedCode.replace(/><\/script>\s*$/, () => ` data-identity="${token}"></script>`);
