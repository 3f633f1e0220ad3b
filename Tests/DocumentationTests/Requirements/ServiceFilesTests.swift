import Foundation
import Testing

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
      // Without a limit, a job that hangs takes six hours:
      // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
      #expect(workflow.jobsWithoutLimit == [], "\(file)")
      #expect(workflow.looseActions == [], "\(file)")
    }
  }

  @Test func mayPublishTheGallery() throws {
    let workflow = try Repository.text(of: ".github/workflows/gallery.yml")

    #expect(workflow.missingForPages == [])
    #expect(workflow.contains(".ci/gallery") && workflow.contains("browser_tests --gallery"))
  }

  private func isTarget(_ name: String) throws -> Bool {
    try Repository.text(of: "Package.swift").contains("name: \"\(name)\"")
      || Repository.exists("Sources/\(name)")
      || Repository.exists("Tests/UIKitSimulator/Xcode/\(name).xcodeproj")
  }

  @Test func asksInFormsThatTheServiceTakes() throws {
    for file in try Repository.names(in: ".github/ISSUE_TEMPLATE") where file != "config.yml" {
      let form = try Repository.text(of: ".github/ISSUE_TEMPLATE/\(file)")
      #expect(form.formFaults == [], "\(file)")
    }
  }

  @Test func seesWhatItLooksFor() {
    let workflow = """
      jobs:
        first:
          runs-on: ubuntu-latest
          steps:
            - run: bash .ci/run
            - run: swift test --filter ShopTests
            - run: .ci/check-shop shop
        second:
          timeout-minutes: 30
          permissions:
            pages: write
          steps:
            - uses: actions/deploy-pages@main
      """
    #expect(workflow.namedPaths == [".ci/run", ".ci/check-shop"])
    #expect(workflow.looseActions == ["actions/deploy-pages@main"])
    #expect(workflow.missingForPages == ["id-token: write", "name: github-pages"])
    #expect(workflow.namedTargets == ["ShopTests"])
    #expect(workflow.jobsWithoutLimit == ["first"])
    let form = """
      name: Idea
      body:
        - type: text
          id: story
          attributes:
            label: Story
        - type: input
          id: story
          attributes:
            placeholder: none
      """
    #expect(
      form.formFaults == [
        "no description", "the type text", "story is there twice", "story has no label",
      ])
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

  /// The actions of a workflow that are not of a released version, and so change by themselves.
  fileprivate var looseActions: [String] {
    matches(of: /uses: (\S+)/).map { String($0.1) }
      .filter { $0.wholeMatch(of: /[\w-]+\/[\w-]+@v\d+/) == nil }
  }

  /// The lines that a workflow which publishes pages lacks.
  ///
  /// https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages
  fileprivate var missingForPages: [String] {
    ["pages: write", "id-token: write", "name: github-pages", "actions/deploy-pages@"]
      .filter { !contains($0) }
  }

  /// The jobs of a workflow that may run for six hours.
  fileprivate var jobsWithoutLimit: [String] {
    let jobs = components(separatedBy: "\njobs:\n").last ?? ""
    var (names, limited) = ([String](), Set<String>())
    for line in jobs.textLines {
      if let name = line.wholeMatch(of: /\ \ ([\w-]+):/) { names.append(String(name.1)) }
      if line.contains("timeout-minutes:"), let name = names.last { limited.insert(name) }
    }
    return names.filter { !limited.contains($0) }
  }

  /// The violations of the rules for forms.
  ///
  /// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-issue-forms
  /// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
  fileprivate var formFaults: [String] {
    var faults = ["name", "description", "body"]
      .filter { key in !textLines.contains { $0.hasPrefix("\(key):") } }.map { "no \($0)" }
    let kinds: Set = ["markdown", "textarea", "input", "dropdown", "checkboxes"]
    var identifiers = Set<String>()
    for part in components(separatedBy: "\n  - ").dropFirst() {
      let kind = String(part.prefix { $0 != "\n" }).replacing("type: ", with: "")
      if !kinds.contains(kind) { faults.append("the type \(kind)") }
      guard let identifier = part.firstMatch(of: /\n    id: ([\w-]+)/)?.1 else { continue }
      if !identifiers.insert(String(identifier)).inserted {
        faults.append("\(identifier) is there twice")
      }
      if !part.contains("\n      label: ") { faults.append("\(identifier) has no label") }
    }
    return faults
  }
}
