import { accountEndpoints, formatDateTimeInZone, type Session, endpointUrl } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';

/** An instant, rendered in UTC; the client script shows it in the reader's time zone. */
function Instant({ at }: { readonly at: string }) {
  const { universalTime } = useMessages(accountMessages).me;
  return (
    <time dateTime={at} dir="ltr" data-local>
      {`${formatDateTimeInZone('UTC', at)} ${universalTime}`}
    </time>
  );
}

function SessionRow({ session: { _id, device, openedAt, seenAt, current } }: { readonly session: Session }) {
  const messages = useMessages(accountMessages).me;
  const id = `session-${_id}`;
  return (
    <li>
      <p className="state">
        <strong id={id}>{device === '' ? messages.unknownDevice : <bdi dir="ltr">{device}</bdi>}</strong>
        {current && (
          <span className="pill open" data-label>
            {messages.thisDevice}
          </span>
        )}
      </p>
      <dl className="facts">
        {openedAt !== null && (
          <div>
            <dt>{messages.openedAt}</dt>
            <dd>
              <Instant at={openedAt} />
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.seenAt}</dt>
          <dd>
            <Instant at={seenAt} />
          </dd>
        </div>
      </dl>
      {!current && (
        <AccountForm
          call={accountEndpoints.endSession}
          address={endpointUrl(accountEndpoints.endSession, { sessionId: _id })}
          submit={messages.endSession}
          describedBy={id}
          isQuiet
          done={{ again: true }}
        />
      )}
    </li>
  );
}

/** The sessions of a user, one per device; the user can end each. (docs/spec/api.md#sessions) */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const messages = useMessages(accountMessages).me;
  return (
    <section className="card sheet">
      <h2>{messages.sessions}</h2>
      <p className="lede">{messages.sessionsLede}</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <AccountForm
          call={accountEndpoints.endOtherSessions}
          address={endpointUrl(accountEndpoints.endOtherSessions, {})}
          submit={messages.endOtherSessions}
          isQuiet
          done={{ again: true }}
        />
      )}
    </section>
  );
}
