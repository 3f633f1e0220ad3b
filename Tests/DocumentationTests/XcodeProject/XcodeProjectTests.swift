import Foundation
import Testing

/// Holds the project of the UI tests to the files and packages that there are.
struct XcodeProjectTests {
  private nonisolated static let folder = "Samples/Audiobooks/iOS"
  private nonisolated static let project = "\(folder)/Audiobooks.xcodeproj"

  /// Mistakes that people and merges make in a project, and what is said about each.
  private nonisolated static let mistakes: [(old: String, new: String, problem: String)] = [
    (
      "path = AudiobooksUITests;", "path = UITests;",
      "AudiobooksUITests: the folder UITests is not there"
    ),
    ("relativePath = ../../..;", "relativePath = ../..;", "there is no package at ../.."),
    (
      "productName = WireflowUIKit;", "productName = WireflowKit;",
      "Audiobooks: no package has the product WireflowKit"
    ),
    (
      "\t\t\t\tA20000000000000000000004 /* WireflowInteraction */,\n", "",
      "AudiobooksUITests: imports WireflowInteraction, which it does not link"
    ),
    (
      "\t\t\t\tA10000000000000000000002 /* WireflowUIKit in Frameworks */,\n", "",
      "nothing refers to A10000000000000000000002"
    ),
    (
      "TEST_TARGET_NAME = Audiobooks;", "TEST_TARGET_NAME = Shop;",
      "AudiobooksUITests: tests Shop, on which it does not depend"
    ),
    (
      "INFOPLIST_FILE = Audiobooks.swiftpm/AdditionalInfo.plist;", "INFOPLIST_FILE = Info.plist;",
      "Audiobooks: Info.plist is not there"
    ),
    (
      "\t\t\t\tPackage.swift,\n", "\t\t\t\tManifest.swift,\n",
      "Audiobooks: the exception Audiobooks.swiftpm/Manifest.swift is not there"
    ),
    (
      "PRODUCT_BUNDLE_IDENTIFIER = org.example.audiobooks;", "",
      "Audiobooks: has no bundle identifier"
    ),
    (
      "AD0000000000000000000001 /* PBXTargetDependency */,", "AD0000000000000000000009,",
      "A40000000000000000000002 refers to AD0000000000000000000009, which is not there"
    ),
  ]

  private static var root: URL { Repository.root.appending(path: folder) }

  @Test func opensInXcodeAsFarAsLinuxCanTell() throws {
    let project = try XcodeProject(try Self.text(), in: Self.root)

    #expect(project.problems == [])
    #expect(Set(project.targetNames.values) == ["Audiobooks", "AudiobooksUITests"])
  }

  @Test(arguments: mistakes.indices)
  func seesAMistake(at index: Int) throws {
    let mistake = Self.mistakes[index]
    let text = try Self.text()
    let broken = text.replacing(mistake.old, with: mistake.new)
    #expect(broken != text)

    let problems = try XcodeProject(broken, in: Self.root).problems

    #expect(problems.contains(mistake.problem), "\(problems)")
  }

  /// The scheme says what `xcodebuild test -scheme Audiobooks` builds and tests.
  @Test func testsTheTargetsOfTheProject() throws {
    let scheme = try Repository.text(
      of: "\(Self.project)/xcshareddata/xcschemes/Audiobooks.xcscheme")
    let named = scheme.matches(of: /BlueprintIdentifier = "(\w+)" [^>]*BlueprintName = "(\w+)"/)
    let project = try XcodeProject(try Self.text(), in: Self.root)

    for match in named { #expect(project.targetNames[String(match.1)] == String(match.2)) }
    #expect(Set(named.map { String($0.2) }) == Set(project.targetNames.values))
  }

  /// Each script that a UI test plays is a resource of its bundle.
  @Test func playsScriptsThatThereAre() throws {
    let tests = try Repository.text(of: "\(Self.folder)/AudiobooksUITests/SessionTests.swift")
    let names = tests.matches(of: /try play\("([\w-]+)"\)/).map { String($0.1) }

    for name in names { #expect(Repository.exists("Samples/Audiobooks/Scripts/\(name).txt")) }
    #expect(!names.isEmpty)
  }

  private static func text() throws -> String {
    try Repository.text(of: "\(project)/project.pbxproj")
  }
}
