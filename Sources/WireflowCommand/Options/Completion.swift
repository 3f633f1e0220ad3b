/// A script that lets a shell complete the options of a command.
enum Completion: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Returns the script for a command.
  func script(for command: String) -> String {
    switch self {
    case .bash: bash(command)
    case .zsh: zsh(command)
    case .fish: fish(command)
    }
  }

  private func bash(_ command: String) -> String {
    let cases = CommandOption.allCases.compactMap { option -> String? in
      if !option.values.isEmpty {
        let words = option.values.joined(separator: " ")
        return "    \(option.flag)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;"
      }
      guard option.valueName == "FILE" else { return nil }
      return "    \(option.flag)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
    }
    let flags = CommandOption.allCases.map(\.flag).joined(separator: " ")
    return """
      _\(identifier(command))() {
        local word=${COMP_WORDS[COMP_CWORD]}
        case ${COMP_WORDS[COMP_CWORD-1]} in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W '\(flags)' -- "$word"))
      }
      complete -F _\(identifier(command)) '\(quoted(command))'
      """
  }

  private func zsh(_ command: String) -> String {
    let options = CommandOption.allCases.map { option in
      let summary = option.summary.joined(separator: " ").replacing(":", with: "\\:")
      let kind =
        option.values.isEmpty ? "_files" : "(\(option.values.joined(separator: " ")))"
      let value = option.valueName.map {
        ":\($0):\($0 == "FILE" || !option.values.isEmpty ? kind : "")"
      }
      return "  '\(option.flag)[\(quoted(summary))]\(value ?? "")'"
    }
    return """
      #compdef \(command)
      _arguments \\
      \(options.joined(separator: " \\\n"))
      """
  }

  private func fish(_ command: String) -> String {
    CommandOption.allCases.map { option in
      let summary = quoted(option.summary.joined(separator: " "))
      let files = option.valueName == "FILE" ? " -r -F" : option.valueName == nil ? "" : " -x"
      let values =
        option.values.isEmpty ? "" : " -a '\(option.values.joined(separator: " "))'"
      return
        "complete -c '\(quoted(command))' -l \(option.rawValue)\(files)\(values) -d '\(summary)'"
    }
    .joined(separator: "\n")
  }

  private func identifier(_ command: String) -> String {
    String(command.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
