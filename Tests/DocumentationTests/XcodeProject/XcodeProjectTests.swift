import Foundation
import Testing

/// Holds the projects of the tests on a simulator to the files and packages that there are.
struct XcodeProjectTests {
  private nonisolated static let folder = "Samples/Audiobooks/iOS"

  /// The projects, each with its targets.
  private nonisolated static let projects: [(folder: String, targets: Set<String>)] = [
    (folder, ["Audiobooks", "AudiobooksUITests"]),
    ("Tests/UIKitSimulator/Xcode", ["SimulatorHost", "WireflowSimulatorTests"]),
  ]

  @Test(arguments: projects.indices)
  func opensInXcodeAsFarAsLinuxCanTell(at index: Int) throws {
    let (folder, targets) = Self.projects[index]
    let name = index == 0 ? "Audiobooks" : "WireflowSimulatorTests"
    let project = try Self.project(name, in: folder)

    #expect(project.problems == [])
    #expect(Set(project.targetNames.values) == targets)
  }

  /// Xcode may take the folder of the app for one file, so the project lists its files.
  @Test func compilesEachFileOfTheApp() throws {
    let package = "Audiobooks.swiftpm"
    let folder = Repository.root.appending(path: "\(Self.folder)/\(package)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    let compiled = try Self.project("Audiobooks", in: Self.folder).swiftFiles

    let missing = files.filter { !compiled.contains("\(package)/\($0)") }
    #expect(!files.isEmpty && missing == [])
  }

  private static func project(_ name: String, in folder: String) throws -> XcodeProject {
    let text = try Repository.text(of: "\(folder)/\(name).xcodeproj/project.pbxproj")
    return try XcodeProject(text, in: Repository.root.appending(path: folder))
  }
}

/// An Xcode project with synchronized folders, as far as Linux can check it.
///
/// Xcode says of a broken project only that it is damaged, and nobody here can open it. The rules come
/// from the projects that Xcode 16 and later write, and from Apple's pages "Build settings reference" and
/// "Adding package dependencies to your app".
struct XcodeProject {
  typealias Object = [String: Any]

  private let folder: URL
  private let objects: [String: Object]
  private let root: String

  /// Creates a project from its text.
  /// - Parameter folder: The folder that contains the project, to which its paths are relative.
  init(_ text: String, in folder: URL) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = list as? Object ?? [:]
    self.folder = folder
    objects = project["objects"] as? [String: Object] ?? [:]
    root = project["rootObject"] as? String ?? ""
  }

  /// The mistakes that would keep Xcode from opening or building the project.
  var problems: [String] {
    let targets = ids(objects[root], "targets").compactMap { objects[$0] }
    if targets.isEmpty { return ["the project has no targets"] }
    return danglingReferences + packageProblems
      + targets.flatMap(problems(of:))
  }

  /// The names of the targets, by their identifiers.
  var targetNames: [String: String] {
    let targets = ids(objects[root], "targets").map { ($0, text(objects[$0], "name")) }
    return Dictionary(targets) { first, _ in first }
  }

  /// The paths of the Swift files that all targets compile.
  var swiftFiles: Set<String> {
    Set(ids(objects[root], "targets").compactMap { objects[$0] }.flatMap(swiftFiles(of:)))
  }

  // MARK: - Objects

  private var danglingReferences: [String] {
    objects.flatMap { id, object in
      references(in: object).filter { objects[$0] == nil }.map {
        "\(id) refers to \($0), which is not there"
      }
    }
    .sorted()
  }

  /// The identifiers in an object: 24 hexadecimal digits, wherever they are.
  private func references(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(references(in:))
    case let object as Object:
      object.keys.flatMap(references(in:)) + object.values.flatMap(references(in:))
    default: []
    }
  }

  // MARK: - Packages

  private var packageProblems: [String] {
    ids(objects[root], "packageReferences").flatMap { id in
      let path = text(objects[id], "relativePath")
      return exists("\(path)/Package.swift") ? [] : ["there is no package at \(path)"]
    }
  }

  // MARK: - Targets

  private func problems(of target: Object) -> [String] {
    let name = text(target, "name")
    let sources = swiftFiles(of: target)
    var problems = sources.isEmpty ? ["has no Swift file"] : []
    problems += sources.filter { !exists($0) }.map { "the file \($0) is not there" }
    problems += folders(of: target).filter { !exists($0) }.map { "the folder \($0) is not there" }
    return problems.sorted().map { "\(name): \($0)" }
  }

  private func folders(of target: Object) -> [String] {
    ids(target, "fileSystemSynchronizedGroups").map { text(objects[$0], "path") }
  }

  /// The paths of the Swift files that a target compiles: its own, and those of its folders.
  private func swiftFiles(of target: Object) -> [String] {
    let own = phase("PBXSourcesBuildPhase", of: target).map {
      path(of: text(objects[$0], "fileRef"))
    }
    return own
      + folders(of: target).flatMap { folder in
        let all = FileManager.default.enumerator(atPath: url(folder).path)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
          .map { "\(folder)/\($0)" }
      }
  }

  /// The path of a file from the project's folder, by the groups around it.
  private func path(of id: String) -> String {
    let own = text(objects[id], "path")
    guard let group = objects.first(where: { ids($0.value, "children").contains(id) })?.key else {
      return own
    }
    let around = path(of: group)
    return around.isEmpty ? own : "\(around)/\(own)"
  }

  private func phase(_ kind: String, of target: Object) -> [String] {
    ids(target, "buildPhases").filter { text(objects[$0], "isa") == kind }
      .flatMap { ids(objects[$0], "files") }
  }

  // MARK: - Values

  private func ids(_ object: Object?, _ key: String) -> [String] { object?[key] as? [String] ?? [] }
  private func text(_ object: Object?, _ key: String) -> String { object?[key] as? String ?? "" }
  private func url(_ path: String) -> URL { folder.appending(path: path).standardized }
  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }
}
