import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowCommand

@MainActor
struct SessionFileTests {
  private let folder = try? TemporaryFolder()
  /// Some moment, in the local time in which a file is named.
  private let time = DateComponents(
    calendar: Calendar(identifier: .gregorian), year: 2026, month: 3, day: 4, hour: 5, minute: 6,
    second: 7
  ).date

  @Test func namesANewFileForTheAppAndTheTime() throws {
    let folder = try #require(folder)
    let file = SessionFile(named: nil, app: "Sea/Shop", folder: folder.url)

    let name = try file.save("launch\n", at: #require(time))

    #expect(name == "Sea-Shop-2026-03-04-050607.txt")
    #expect(try folder.texts == [name: "launch\n"])
  }

  @Test func saysOnWhichWireframeTheSessionWasPlayed() throws {
    let folder = try #require(folder)
    let file = SessionFile(named: nil, app: "Shop", wireframe: "split", folder: folder.url)

    _ = try file.save(PresentationLog())

    #expect(try Array(folder.texts.values) == ["# Played with --wireframe split.\n"])
  }

  @Test func leavesTheFilesOfOtherSessionsAlone() throws {
    let folder = try #require(folder)

    for text in ["1", "2", "3"] {
      let file = SessionFile(named: nil, app: "Shop", folder: folder.url)
      _ = try file.save(text, at: #require(time))
    }

    #expect(
      try folder.texts == [
        "Shop-2026-03-04-050607.txt": "1", "Shop-2026-03-04-050607-2.txt": "2",
        "Shop-2026-03-04-050607-3.txt": "3",
      ])
  }

  @Test func savesAgainInTheSameFile() throws {
    let folder = try #require(folder)
    let file = SessionFile(named: nil, app: "Shop", folder: folder.url)
    let name = try file.save("launch\n", at: #require(time))

    #expect(try file.save("launch\nback\n") == name)
    #expect(try folder.texts == [name: "launch\nback\n"])
  }

  @Test func savesInTheFileOfTheCommandLine() throws {
    let folder = try #require(folder)
    let path = folder.url.appending(path: "mine").path
    let file = SessionFile(named: path, app: "Shop", folder: folder.url)

    #expect(try file.save("launch\n") == path)
    #expect(try folder.texts == ["mine": "launch\n"])
  }

  @Test func doesNotOverwriteAFile() throws {
    let folder = try #require(folder)
    let path = folder.url.appending(path: "mine").path
    try Data("yours".utf8).write(to: URL(filePath: path))
    let file = SessionFile(named: path, app: "Shop", folder: folder.url)

    let error = #expect(throws: CommandLineError.self) { try file.save("launch\n") }

    #expect(error?.description == "cannot save the session in \(path): File exists")
    #expect(try folder.texts == ["mine": "yours"])
  }

  @Test func saysThatALogHasLetGoOfItsBeginning() throws {
    let folder = try #require(folder)
    let path = folder.url.appending(path: "mine").path
    let file = SessionFile(named: path, app: "Shop")
    let log = PresentationLog()
    log.limit = 1

    log.note("one")
    let before = try file.save(log)
    log.note("two")
    let after = try file.save(log)

    #expect(before == "Saved in \(path), without the beginning, which is gone")
    #expect(after == before)
    #expect(
      try folder.texts == [
        "mine": "# The beginning is missing: the log keeps only its last lines.\n"
      ])
  }

  @Test func saysWhyAFolderTakesNoFile() {
    let file = SessionFile(named: "/nowhere/at/all.txt", app: "Shop")

    let error = #expect(throws: CommandLineError.self) { try file.save("launch\n") }

    #expect(
      error?.description
        == "cannot save the session in /nowhere/at/all.txt: No such file or directory")
  }
}
