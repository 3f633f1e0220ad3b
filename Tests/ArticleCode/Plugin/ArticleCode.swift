import Foundation
import PackagePlugin

/// Lets a test target compile the code of articles where it stands.
@main
struct ArticleCode: BuildToolPlugin {
  private let articles = [
    "AdaptingAnApp", "DescribingAScreen", "DetailsInTabsAndColumns", "Drafts",
    "MigratingToWireflow", "ModalsAndColumns", "Players", "QuestionsAndAnswers", "ShowingErrors",
    "WritingAWireframe",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogue = context.package.directoryURL.appending(
      path: "Sources/Wireflow/Wireflow.docc")
    let pages = articles.map { catalogue.appending(path: "\($0).md") }
    let output = context.pluginWorkDirectoryURL.appending(path: "ArticleCode.swift")
    return [
      .buildCommand(
        displayName: "Copy the code of articles",
        executable: try context.tool(named: "ArticleCodeTool").url,
        arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
    ]
  }
}
