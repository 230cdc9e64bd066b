/** The account that this browser is signed in to, and what can be done with it. */

import { ask } from "../lib/api";
import { Refusal } from "../lib/problems";
import type { AccountInfo, ToSign } from "../lib/protocol";
import { keep } from "../lib/storage";
import { make, sign } from "./passkey";

const AGAIN = "server-account-again";

class Account {
  /** Who is signed in; null before the server has told. */
  known = $state.raw<AccountInfo | null>(null);

  async look(): Promise<void> {
    this.known = await ask("GET", "/api/account");
  }

  async register(name: string): Promise<void> {
    this.#greet(await this.#post("register", await make(await this.#options("register", name))));
  }

  async signIn(): Promise<void> {
    this.#greet(await this.#post("sign-in", await sign(await this.#options("sign-in"))));
  }

  async signOut(): Promise<void> {
    this.#part(await this.#post("sign-out"));
  }

  async rename(name: string): Promise<void> {
    this.#greet(await this.#post("rename", { name }));
  }

  add(): Promise<void> {
    return this.#freshly(async () => {
      this.known = await this.#post("passkeys", await make(await this.#options("add")));
    });
  }

  remove(id: string): Promise<void> {
    return this.#freshly(async () => {
      this.known = await this.#post("passkeys/remove", { id });
    });
  }

  end(): Promise<void> {
    return this.#freshly(async () => {
      this.#part(await this.#post("delete"));
    });
  }

  /** Do what only somebody may do who has just signed in; who has not does so first. */
  async #freshly(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal) || error.said?.id !== AGAIN) throw error;
      await this.signIn();
      await deed();
    }
  }

  /** From now on this browser sits down by the name of the account. */
  #greet(known: AccountInfo): void {
    this.known = known;
    keep("name", known.name);
  }

  /** From now on this browser sits down by no name until one is typed in: that of the account is refused to others. */
  #part(known: AccountInfo): void {
    this.known = known;
    keep("name", "");
  }

  async #options(purpose: string, name = ""): Promise<Record<string, unknown>> {
    return (await ask<ToSign>("POST", "/api/account/ask", { purpose, name })).options;
  }

  #post(what: string, body?: unknown): Promise<AccountInfo> {
    return ask("POST", `/api/account/${what}`, body);
  }
}

export const account = new Account();
