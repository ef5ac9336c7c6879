import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { readUploadMetadata } from './upload-metadata.ts'
import { beginUpload } from './begin-upload.ts'
import { removeUpload, findUpload, type KycDocument } from './find-upload.ts'
import { receiveChunks } from './receive-chunks.ts'

type Services = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs }

/** What tus sees of one contact's uploads, for one request. */
export class KycUploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  private readonly services: Services
  private readonly contact: Contact

  constructor(services: Services, contact: Contact) {
    super()
    this.services = services
    this.contact = contact
  }

  override async create(upload: Upload): Promise<Upload> {
    await beginUpload(
      this.services,
      this.contact,
      upload.id,
      readUploadMetadata(upload.metadata, upload.size),
    )
    return upload
  }

  /** Without what was said of the file: names are not read back. */
  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received_bytes } = await this.own(id)
    return new Upload({ id, size: bytes, offset: received_bytes })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const document = await this.own(id)
    return receiveChunks(this.services, this.contact, { ...document, received_bytes: offset }, stream)
  }

  override remove(id: string): Promise<void> {
    return removeUpload(this.services, this.contact, id)
  }

  private own(id: string): Promise<KycDocument> {
    return findUpload(this.services.db, this.contact, id)
  }
}
