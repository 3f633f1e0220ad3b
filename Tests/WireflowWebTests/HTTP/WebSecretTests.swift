import Foundation
import TestSupport
import Testing

@testable import WireflowWeb

struct WebSecretTests {
  @Test func isTheSameInTheNextRun() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")

    let (one, other) = (WebSecret(keptIn: file), WebSecret(keptIn: file))

    #expect(one == other && one.text.count == 26)
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  /// Another user may have put it there.
  @Test(arguments: [0o644, 0o660, 0o604])
  func distrustsAFileThatOthersCanRead(permissions: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")
    let known = WebSecret(keptIn: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)

    #expect(WebSecret(keptIn: file) != known)
  }

  @Test func followsNoLink() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.url.appending(path: "secret"), folder.url.appending(path: "link"))
    let known = WebSecret(keptIn: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

    #expect(WebSecret(keptIn: link) != known)
  }

  @Test(arguments: [
    "", "short", String(repeating: "!", count: 26), String(repeating: "a", count: 27),
  ])
  func distrustsOtherTexts(text: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")
    try text.write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)

    #expect(WebSecret(keptIn: file).text != text)
  }
}
