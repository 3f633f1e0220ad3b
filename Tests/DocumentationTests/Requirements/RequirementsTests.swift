import Foundation
import Testing

/// Holds every file to the compiler and the systems that the manifest requires.
struct RequirementsTests {
  /// The packages whose tools are older on purpose, and what writes such a package.
  private static let older: Set = [
    ".ci/check-url-client", "Samples/Audiobooks/iOS/Audiobooks.swiftpm/Package.swift",
    "Samples/Audiobooks/SwiftUI/Audiobooks.swiftpm/Package.swift",
    "Samples/Template/Apps/SwiftUI.swiftpm/Package.swift",
    "Samples/Template/Apps/UIKit.swiftpm/Package.swift", "Tests/ClientPackage/Package.swift",
  ]

  private let manifest: String
  private let paths: [String]

  init() throws {
    manifest = try Repository.text(of: "Package.swift")
    let root = Repository.root.resolvingSymlinksInPath()
    paths =
      try ["Package.swift", "README.md"]
      + [".ci", ".github", "Samples", "Sources", "Tests"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
          .map { "\(folder)/\($0)" }.filter { !$0.contains("/.build") }
      }
  }

  @Test func namesOneCompilerEverywhere() throws {
    let required = try #require(manifest.compilerVersions.first)
    let texts = paths.filter { path in
      [".md", ".tutorial", ".yml", "Package.swift"].contains { path.hasSuffix($0) }
        || path.hasPrefix(".ci/") && !path.contains("__pycache__")
    }
    let named = try texts.map { ($0, try Repository.text(of: $0).compilerVersions) }

    let others = named.filter { place, versions in
      !Self.older.contains(place) && versions.contains { $0 != required }
    }
    #expect(others.map(\.0) == [], "they name another version than \(required)")

    let places = named.filter { !$0.1.isEmpty }.map(\.0)
    #expect(places.contains("README.md") && places.count > 10)
  }

  @Test func promisesTheSameSystemsEverywhere() throws {
    let promised = manifest.systems
    #expect(promised.keys.sorted() == ["iOS", "macOS", "tvOS", "visionOS"])

    for path in paths where path.hasSuffix("Package.swift") {
      for (system, version) in try Repository.text(of: path).systems {
        #expect(version == promised[system], "\(path): \(system) \(version)")
      }
    }
    let readme = try Repository.text(of: "README.md")
    for (system, version) in promised {
      let isPromised = readme.contains("\(system) \(version)")
      #expect(isPromised, "README.md: \(system) \(version)")
    }
  }

  /// Public API that is there on newer systems alone would break the promise of the manifest.
  @Test func narrowsNoPublicAPI() throws {
    let sources = paths.filter {
      $0.hasPrefix("Sources/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".md"))
        && !$0.hasPrefix("Sources/WireflowUIKit/")
    }
    #expect(sources.count > 100)

    for path in sources { #expect(try Repository.text(of: path).narrowedAPI == [], "\(path)") }
  }
}

extension String {
  /// The versions of Swift that a text names, as "6.3", in its order.
  fileprivate var compilerVersions: [String] {
    matches(of: /(?:Swift[ -]|swift:|swift-tools-version: ?)([0-9]+\.[0-9]+)/).map { String($0.1) }
  }

  /// The oldest systems of a manifest and their versions, without a zero at the end.
  fileprivate var systems: [String: String] {
    let found = matches(of: /\.(iOS|macOS|tvOS|visionOS)\((?:\.v|")([0-9]+)/)
    return Dictionary(found.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }

  /// The public declarations and the extensions that are there on newer systems alone.
  fileprivate var narrowedAPI: [String] {
    let systems = /@available\([^)]*(?:iOS|macOS|tvOS|visionOS|watchOS) [0-9][^)]*\)\s+/
    return split(separator: systems).dropFirst()
      .filter { $0.hasPrefix("public ") || $0.hasPrefix("extension ") }
      .map { String($0.prefix { $0 != "\n" }) }
  }
}

/// Holds the files that only a service reads to this repository and to the service's rules.
struct ServiceFilesTests {
  @Test func documentsEachModule() throws {
    let modules = try Repository.names(in: "Sources")
    let documented = try Repository.text(of: ".spi.yml").documentedModules

    #expect(documented == modules)
  }

  @Test func namesWhatIsThereInWorkflows() throws {
    for file in try Repository.names(in: ".github/workflows") {
      let workflow = try Repository.text(of: ".github/workflows/\(file)")

      #expect(workflow.namedPaths.filter { !Repository.exists($0) } == [], "\(file)")
      #expect(try workflow.namedTargets.filter { try !isTarget($0) } == [], "\(file)")
    }
  }

  private func isTarget(_ name: String) throws -> Bool {
    try Repository.text(of: "Package.swift").contains("name: \"\(name)\"")
      || Repository.exists("Sources/\(name)")
      || Repository.exists("Tests/UIKitSimulator/Xcode/\(name).xcodeproj")
  }
}

extension String {
  /// The modules of a build configuration for the package index, in order.
  fileprivate var documentedModules: [String] {
    matches(of: /- (Wireflow\w*)/).map { String($0.1) }.sorted()
  }

  /// The scripts and folders of this repository that a workflow names.
  fileprivate var namedPaths: [String] {
    let scripts = matches(of: /(?:bash|run:) (\.ci\/[\w-]+)/).map { String($0.1) }
    return scripts + matches(of: /cd ((?:Samples|Tests)\/[\w.\/]+)/).map { String($0.1) }
  }

  /// The products, schemes and test targets of the package that a workflow names.
  fileprivate var namedTargets: [String] {
    let schemes = matches(of: /-scheme (Wireflow\w*)/).map { String($0.1) }
    let tests = matches(of: /--filter (\w+)/).map { String($0.1) }
    return schemes + tests + matches(of: /swift run .*?(Wireflow\w+)/).map { String($0.1) }
  }
}
