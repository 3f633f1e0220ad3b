/// A completion script for a shell.
enum Completion: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Returns the script for a command with some wireframes of its own.
  func script(for command: String, wireframes: [String] = []) -> String {
    switch self {
    case .bash: bash(command, wireframes)
    case .zsh: zsh(command, wireframes)
    case .fish: fish(command, wireframes)
    }
  }

  private func bash(_ command: String, _ wireframes: [String]) -> String {
    let cases = CommandOption.allCases.compactMap { option -> String? in
      let words = option.values(wireframes).joined(separator: " ")
      if !words.isEmpty {
        return "    \(option.flag)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;"
      }
      guard option.valueName == "FILE" else { return nil }
      return "    \(option.flag)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
    }
    let flags = CommandOption.allCases.map(\.flag).joined(separator: " ")
    return """
      _\(identifier(command))() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        # The shell splits at an equals sign: --wireframe = split.
        if [ "$word" = "=" ]; then word=""; fi
        if [ "$before" = "=" ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        case $before in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W '\(flags)' -- "$word"))
      }
      complete -F _\(identifier(command)) '\(quoted(command))'
      """
  }

  private func zsh(_ command: String, _ wireframes: [String]) -> String {
    let options = CommandOption.allCases.map { option in
      let summary = option.summary(wireframes).joined(separator: " ").replacing(":", with: "\\:")
      let words = option.values(wireframes).joined(separator: " ")
      let kind = words.isEmpty ? "_files" : "(\(words))"
      let value = option.valueName.map {
        ":\($0):\($0 == "FILE" || !words.isEmpty ? kind : "")"
      }
      let equals = option.valueName == nil ? "" : "="
      return "  '\(option.flag)\(equals)[\(quoted(summary))]\(value ?? "")'"
    }
    return """
      #compdef \(command)
      _arguments \\
      \(options.joined(separator: " \\\n"))
      """
  }

  private func fish(_ command: String, _ wireframes: [String]) -> String {
    CommandOption.allCases.map { option in
      let summary = quoted(option.summary(wireframes).joined(separator: " "))
      let files = option.valueName == "FILE" ? " -r -F" : option.valueName == nil ? "" : " -x"
      let words = option.values(wireframes).joined(separator: " ")
      let values = words.isEmpty ? "" : " -a '\(words)'"
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
