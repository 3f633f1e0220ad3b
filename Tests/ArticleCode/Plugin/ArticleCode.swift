import Foundation
import PackagePlugin

/// Lets a test target compile the code of articles where it stands.
@main
struct ArticleCode: BuildToolPlugin {
  /// The articles whose code a target compiles, all of them in the catalogue of one module.
  private let articles: [String: (module: String, names: [String])] = [
    "DocumentationTests": (
      "Wireflow",
      [
        "AdaptingAnApp", "DescribingAScreen", "DetailsInTabsAndColumns", "Drafts",
        "MigratingToWireflow", "ModalsAndColumns", "Players", "QuestionsAndAnswers",
        "RowActionsAndLongTexts", "ShowingErrors", "WorkOfAFlow", "WritingAWireframe",
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
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let pages = articles.mapValues { module, names in
      names.map { root.appending(path: "Sources/\(module)/\(module).docc/\($0).md") }
    }
    let own = pages[target.name] ?? []
    let modules = target.dependencies.compactMap { dependency in
      if case .target(let target) = dependency { target.name } else { nil }
    }
    let imports = ["Wireflow", "WireflowRouting", "WireflowWeaving"].filter(modules.contains)
    // The checks of the documentation read which code is compiled anywhere.
    let listed = target.name == "DocumentationTests" ? pages.values.flatMap(\.self) : []
    let output = context.pluginWorkDirectoryURL.appending(path: "ArticleCode.swift")
    return [
      .buildCommand(
        displayName: "Copy the code of articles",
        executable: try context.tool(named: "ArticleCodeTool").url,
        arguments: [output.path, "Observation"] + imports + own.map(\.path) + ["--list"]
          + listed.map(\.path).sorted(),
        inputFiles: own + listed, outputFiles: [output])
    ]
  }
}
