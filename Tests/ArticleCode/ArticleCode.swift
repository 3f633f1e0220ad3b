import Foundation
import PackagePlugin

/// Lets a test target compile the code of articles where it stands.
@main
struct ArticleCode: BuildToolPlugin {
  /// The articles whose code a target compiles, all of them in the catalogue of one module.
  ///
  /// A flow behind a number sign has the functions that the article shows.
  private let articles: [String: (module: String, names: [String])] = [
    "DocumentationTests": (
      "Wireflow",
      [
        "AccountsAndWorkspaces#AccountsFlowCoordinator", "AdaptingAnApp", "DescribingAScreen",
        "DetailsInTabsAndColumns", "Drafts", "MigratingToWireflow", "ModalsAndColumns",
        "Notices#MailFlowCoordinator", "Players", "QuestionsAndAnswers", "RowActionsAndLongTexts",
        "ShowingErrors#CheckoutFlowCoordinator", "WorkOfAFlow#WeatherFlowCoordinator",
        "WritingAWireframe",
      ]
    ),
    "WireflowTests": (
      "Wireflow",
      [
        "ComposingFlows", "Guards", "KeyboardAndMenus", "LogInLogOutLock", "Pages",
        "TransactionsAndRootItems", "Windows",
      ]
    ),
    "WireflowRoutingTests": ("WireflowRouting", ["RoutingAndDeepLinks"]),
    "WireflowTestingTests": ("WireflowTesting", ["TestingNavigation"]),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let pages = articles.mapValues { module, names in
      names.map { name in
        let parts = name.split(separator: "#")
        let page = root.appending(path: "Sources/\(module)/\(module).docc/\(parts[0]).md")
        return (url: page, argument: "\(page.path)#\(parts.dropFirst().first ?? "")")
      }
    }
    let own = pages[target.name] ?? []
    let modules = target.dependencies.compactMap { dependency in
      if case .target(let target) = dependency { target.name } else { nil }
    }
    let imports = [
      "Wireflow", "WireflowInteraction", "WireflowRouting", "WireflowTesting", "WireflowWeaving",
    ].filter(modules.contains)
    // Snapshots and scripts of tests in articles are in a folder of the target.
    let place = root.appending(path: "Tests/\(target.name)/Articles/Articles.swift")
    // The checks of the documentation read which code is compiled anywhere.
    let listed = target.name == "DocumentationTests" ? pages.values.flatMap(\.self) : []
    let output = context.pluginWorkDirectoryURL.appending(path: "ArticleCode.swift")
    let code = [output.path, place.path, "Observation", "Testing"] + imports
    let script = root.appending(path: "Tests/ArticleCode/article-code.awk")
    let arguments = ["awk", "-f", script.path, "--"] + code + own.map(\.argument) + ["--list"]
    return [
      .buildCommand(
        displayName: "Copy the code of articles",
        executable: URL(filePath: "/usr/bin/env"),
        arguments: arguments + listed.map(\.argument).sorted(),
        inputFiles: [script] + (own + listed).map(\.url), outputFiles: [output])
    ]
  }
}
