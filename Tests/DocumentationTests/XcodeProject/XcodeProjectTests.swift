import Foundation
import Testing

/// Holds the projects of the tests on a simulator to the files and packages that there are.
struct XcodeProjectTests {
  private nonisolated static let folder = "Samples/Audiobooks/iOS"
  private nonisolated static let name = "Audiobooks"

  /// The projects, each with its targets.
  private nonisolated static let projects: [(folder: String, name: String, targets: Set<String>)] =
    [
      (folder, name, ["Audiobooks", "AudiobooksUITests"]),
      (
        "Tests/UIKitSimulator/Xcode", "WireflowSimulatorTests",
        ["SimulatorHost", "WireflowSimulatorTests"]
      ),
    ]

  /// Mistakes that people and merges make in a project, and the message for each.
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
      "path = AppDelegate.swift;", "path = Delegate.swift;",
      "Audiobooks: the file Audiobooks.swiftpm/Delegate.swift is not there"
    ),
    (
      "\t\t\t\tAF0000000000000000000012 /* Release */,\n", "",
      "Audiobooks: lacks the configuration Release"
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

  @Test(arguments: projects.indices)
  func opensInXcodeAsFarAsLinuxCanTell(at index: Int) throws {
    let (folder, name, targets) = Self.projects[index]
    let project = try Self.project(try Self.text(folder, name), in: folder)

    #expect(project.problems == [])
    #expect(Set(project.targetNames.values) == targets)
  }

  @Test(arguments: mistakes.indices)
  func seesAMistake(at index: Int) throws {
    let mistake = Self.mistakes[index]
    let text = try Self.text(Self.folder, Self.name)
    let broken = text.replacing(mistake.old, with: mistake.new)
    #expect(broken != text)

    let problems = try Self.project(broken, in: Self.folder).problems

    #expect(problems.contains(mistake.problem), "\(problems)")
  }

  /// The scheme says what `xcodebuild test -scheme` builds and tests, and in which configurations.
  @Test(arguments: projects.indices)
  func testsTheTargetsOfTheProject(at index: Int) throws {
    let (folder, name, targets) = Self.projects[index]
    let scheme = try Repository.text(
      of: "\(folder)/\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    let named = scheme.matches(of: /BlueprintIdentifier = "(\w+)" [^>]*BlueprintName = "(\w+)"/)
    let configurations = scheme.matches(of: /buildConfiguration = "(\w+)"/).map { String($0.1) }
    let project = try Self.project(try Self.text(folder, name), in: folder)

    for match in named { #expect(project.targetNames[String(match.1)] == String(match.2)) }
    #expect(Set(named.map { String($0.2) }) == targets)
    #expect(Set(configurations).isSubset(of: project.configurationNames))
  }

  /// An app for the App Store is an archive of its release.
  @Test func archivesARelease() throws {
    let scheme = try Repository.text(
      of: "\(Self.folder)/Audiobooks.xcodeproj/xcshareddata/xcschemes/Audiobooks.xcscheme")

    #expect(scheme.contains(#"<ArchiveAction buildConfiguration = "Release""#))
  }

  /// Xcode may take the folder of the app for one file, so the project lists its files.
  @Test func compilesEachFileOfTheApp() throws {
    let package = "Audiobooks.swiftpm"
    let folder = Repository.root.appending(path: "\(Self.folder)/\(package)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    let project = try Self.project(try Self.text(Self.folder, Self.name), in: Self.folder)

    #expect(!files.isEmpty)
    for file in files { #expect(project.swiftFiles.contains("\(package)/\(file)")) }
  }

  /// Each script that a UI test plays is a resource of its bundle.
  @Test func playsScriptsThatThereAre() throws {
    let tests = try Repository.text(of: "\(Self.folder)/AudiobooksUITests/SessionTests.swift")
    let names = tests.matches(of: /try play\("([\w-]+)"\)/).map { String($0.1) }

    for name in names { #expect(Repository.exists("Samples/Audiobooks/Scripts/\(name).txt")) }
    #expect(!names.isEmpty)
  }

  private static func text(_ folder: String, _ name: String) throws -> String {
    try Repository.text(of: "\(folder)/\(name).xcodeproj/project.pbxproj")
  }

  private static func project(_ text: String, in folder: String) throws -> XcodeProject {
    try XcodeProject(text, in: Repository.root.appending(path: folder))
  }
}
